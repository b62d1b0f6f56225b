import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in Finnish. */
export const fiReorder: TextsOf<typeof nlReorder> = {
  repeat: {
    title: 'Toista tilauksesi',
    lead: 'Tilaa yhdellä napsautuksella se, minkä ostit ennen, päivän hinnalla.',
    link: 'Toista viimeisin tilauksesi',
    last: 'Viimeksi tilattu {{date}}',
    pay: 'Maksa {{price}}',
    payOf: 'Maksa {{price}}: {{credits}}, {{method}}',
    byMandate: '{{method}}, tallentamasi. Maksat heti, ilman maksusivua.',
    byDebit: '{{method}} tallentamaltasi tililtä.',
    byRedirect: 'Maksat maksusivulla: {{method}}.',
    byBank: 'Maksat: {{method}}, {{bank}}.',
    otherWay: 'Maksa toisella tavalla',
    none: 'Nyt ei ole mitään toistettavaa',
    noneText: 'Kun olet ostanut jotakin, mikä on yhä myynnissä, löydät sen täältä.',
    toCredits: 'Katso paketit',
    ended: 'Tämä tallennettu maksutapa ei enää toimi. Mitään ei tilattu eikä veloitettu.',
    placed: 'Tämä tilaus on jo tehty, ehkä toisessa ikkunassa.',
    keep: 'Tallenna maksutapa',
    keepText:
      'Ensi kerralla tilaat yhdellä napsautuksella. Tietosi ovat maksunvälittäjällä, eivät meillä. Mitään ei veloiteta koskaan ilman maksunapsautustasi, ja voit poistaa sen milloin vain asetuksissasi.',
    loading: 'Hetki, maksunvälittäjä ottaa maksuasi vastaan.',
  },
  mandates: {
    title: 'Tallennetut maksutavat',
    text: 'Näillä tilaat uudelleen yhdellä napsautuksella. Mitään ei veloiteta koskaan ilman maksunapsautustasi.',
    none: 'Et ole tallentanut maksutapaa. Voit tehdä sen tilatessasi.',
    given: 'Tallennettu {{date}}',
    remove: 'Poista',
    removeOf: 'Poista {{method}}',
    removed: 'Poistettu. Sillä ei voi enää tilata.',
    failed: 'Tallennettuja maksutapojasi ei voi nyt näyttää.',
  },
}
