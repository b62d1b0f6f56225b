import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { fiModerationWords } from './decisions.ts'

export const fiModerationMails: ModerationMails = {
  moderationWords: fiModerationWords,
  statement: {
    subject: ({ site }) => `Tilistäsi: ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Mitä tapahtui',
      rule: 'Sääntö',
      found: 'Miten näimme sen',
      lasts: 'Kuinka kauan',
      number: 'Numero',
    },
    lasts: {
      always: 'Kunnes puramme sen',
      until: ({ until }) => `${until} asti`,
      nothing: 'Ei rajoitusta',
    },
    ruleHere: 'Lue sääntö',
    object: ({ until }) =>
      `Oletko eri mieltä? Voit tehdä valituksen ${until} asti. Joku toinen meistä katsoo uudelleen, ja saat vastauksen.`,
    objectHere: 'Katso ja tee valitus',
    elsewhere:
      'Voit myös kääntyä EU:n sertifioidun riidanratkaisuelimen tai tuomioistuimen puoleen. Se on aina mahdollista, vaikket valittaisi ensin täällä.',
  },
  reportOutcome: {
    subject: ({ site }) => `Ilmiannostasi: ${site}`,
    heading: ({ name }) => `Kiitos ilmiannostasi${nameAfter(name)}`,
    nothing: 'Joku katsoi sen eikä löytänyt mitään sääntöjen vastaista.',
    acted: 'Joku katsoi sen: olit oikeassa, ja asiaan puututtiin.',
    upheld: 'Joku toinen katsoi sen uudelleen, eikä hänkään löytänyt mitään sääntöjen vastaista.',
    overturned: 'Asiaan puututtiin. Joku toinen katsoi sen uudelleen, ja päätös kumottiin.',
    object: ({ until }) =>
      `Oletko eri mieltä? Voit ${until} asti pyytää, että joku toinen katsoo sen uudelleen.`,
    button: 'Katso ilmiantosi',
    number: 'Numero',
  },
  notice: {
    rows: { number: 'Numero', about: 'Aihe' },
    about: { service: 'Palvelumme', payment: 'Maksu' },
    received: {
      subject: ({ site }) => `Yhteydenottosi on meillä: ${site}`,
      heading: 'Kiitos, yhteydenottosi on täällä',
      text: 'Joku meistä katsoo sen. Saat vastauksen viikon kuluessa, ja vaaran uhatessa katsomme heti.',
      notYou:
        'Etkö lähettänyt meille mitään? Silloin joku muu kirjoitti tämän osoitteen, eikä sinun tarvitse tehdä mitään.',
    },
    answered: {
      subject: ({ site }) => `Vastaus yhteydenottoosi: ${site}`,
      heading: 'Olemme katsoneet sen',
      disagree: ({ support }) =>
        `Oletko eri mieltä? Kirjoita numero osoitteeseen ${support}, ja kerro miksi. Voit myös kääntyä EU:n sertifioidun riidanratkaisuelimen tai tuomioistuimen puoleen.`,
    },
  },
}
