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
      found: 'Hvordan vi så det',
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
      'Du kan også gå til et godkendt tvistbilæggelsesorgan i EU eller til domstolene. Det må du altid, uden først at klage her.',
  },
  reportOutcome: {
    subject: ({ site }) => `Om det, du anmeldte hos ${site}`,
    heading: ({ name }) => `Tak for din anmeldelse${nameAfter(name)}`,
    nothing: 'Nogen så på den og fandt intet i strid med reglerne.',
    acted: 'Nogen så på den, du havde ret, og der er gjort noget.',
    upheld: 'En anden så på den igen og fandt heller intet i strid med reglerne.',
    object: ({ until }) => `Er du uenig? Indtil ${until} kan du bede om, at vi ser på den igen.`,
    button: 'Se din anmeldelse',
    number: 'Nummer',
  },
  notice: {
    rows: { number: 'Nummer', about: 'Om' },
    about: { service: 'Vores service', payment: 'En betaling' },
    received: {
      subject: ({ site }) => `Vi har din henvendelse til ${site}`,
      heading: 'Tak, din henvendelse er her',
      text: 'En kollega ser på den. Du får svar inden for en uge, og er der fare, ser vi på det straks.',
      notYou:
        'Har du ikke sendt os noget? Så har en anden skrevet denne adresse, og du behøver ikke gøre noget.',
    },
    answered: {
      subject: ({ site }) => `Svar på din henvendelse til ${site}`,
      heading: 'Vi har set på den',
      disagree: ({ support }) =>
        `Er du uenig? Skriv nummeret til ${support}, så ser en anden på det igen. Du kan også gå til et godkendt tvistbilæggelsesorgan i EU eller til domstolene.`,
    },
  },
}
