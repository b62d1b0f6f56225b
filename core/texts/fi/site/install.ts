import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in Finnish. */
export const fiInstall: TextsOf<typeof nlInstall> = {
  install: {
    text: 'Olet perillä yhdellä napautuksella, ja luku kertoo, kun joku on vastannut.',
    discreet: 'Se näyttää vain ”{{name}}” ja luvun. Ei koskaan nimeä, ei koskaan tekstiä.',
    share: 'Napauta Jaa Safarin alareunassa.',
    add: 'Valitse ”Lisää Koti-valikkoon”.',
    later: 'Ei nyt',
    understood: 'OK',
    keep: 'Luetko myös ilman nettiä?',
    keepText:
      'Silloin säilytämme viimeiset keskustelusi ja näkemäsi profiilit tällä laitteella enintään 7 päivää.',
    keepNot: 'Kun kirjaudut ulos, kaikki katoaa. Älä tee tätä jaetulla laitteella.',
    keepYes: 'Kyllä, säilytä täällä',
    keepNo: 'En mieluummin',
    kept: 'Lue ilman nettiä',
    keptText:
      'Viimeiset keskustelusi ja profiilit pysyvät tällä laitteella enintään 7 päivää. Kun kirjaudut ulos, ne katoavat.',
    keptNot: 'Emme säilytä tällä laitteella mitään sinun.',
  },
  offline: {
    title: 'Olet offline-tilassa',
    asOf: 'Näet tiedot, jotka oli jo ladattu klo {{moment}}.',
    asOfDay: 'Näet tiedot, jotka oli jo ladattu {{moment}}.',
    short: 'Tilanne: {{moment}}',
    text: 'Viestisi lähetämme myöhemmin.',
  },
  update: {
    there: 'Uusi versio on saatavilla',
    load: 'Lataa se',
  },
}
