import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { daModerationWords } from './decisions.ts'

export const daModerationMails: ModerationMails = {
  moderationWords: daModerationWords,
  statement: {
    subject: ({ site }) => `Om din konto hos ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Hvad der skete',
      rule: 'Reglen',
      found: 'Hvordan vi opdagede det',
      lasts: 'Hvor længe',
      number: 'Nummer',
    },
    lasts: {
      always: 'Indtil vi ophæver det',
      until: ({ until }) => `Indtil ${until}`,
      nothing: 'Ingen begrænsning',
    },
    ruleHere: 'Læs reglen',
    object: ({ until }) =>
      `Er du uenig? Klag inden ${until}. En anden af os ser på det igen, og du får et svar.`,
    objectHere: 'Se det, og klag',
    elsewhere:
      'Du kan også gå til et godkendt tvistbilæggelsesorgan i EU eller til domstolene. Det kan du altid, også uden først at klage til os.',
  },
  reportOutcome: {
    subject: ({ site }) => `Om det, du anmeldte hos ${site}`,
    heading: ({ name }) => `Tak for din anmeldelse${nameAfter(name)}`,
    nothing: 'En medarbejder så på den og fandt intet i strid med reglerne.',
    acted: 'En medarbejder så på den. Du havde ret, og vi har gjort noget ved det.',
    upheld: 'En anden så på den igen og fandt heller intet i strid med reglerne.',
    overturned: 'Der blev gjort noget ved det. En anden så på det igen, og det er omgjort.',
    object: ({ until }) => `Er du uenig? Indtil ${until} kan du bede om, at vi ser på den igen.`,
    button: 'Se din anmeldelse',
    number: 'Nummer',
  },
  notice: {
    rows: { number: 'Nummer', about: 'Om' },
    about: { service: 'Vores service', payment: 'En betaling' },
    received: {
      subject: ({ site }) => `Vi har modtaget din henvendelse til ${site}`,
      heading: 'Tak, vi har modtaget din henvendelse',
      text: 'En medarbejder ser på den. Du får svar inden for en uge, og er der fare, ser vi på det straks.',
      notYou:
        'Har du ikke sendt os noget? Så har en anden skrevet denne adresse, og du behøver ikke gøre noget.',
    },
    answered: {
      subject: ({ site }) => `Svar på din henvendelse til ${site}`,
      heading: 'Vi har set på den',
      disagree: ({ support }) =>
        `Er du uenig? Skriv nummeret til ${support}, og fortæl hvorfor. Du kan også gå til et godkendt tvistbilæggelsesorgan i EU eller til domstolene.`,
    },
  },
}
