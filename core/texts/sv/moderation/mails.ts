import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { svModerationWords } from './decisions.ts'

export const svModerationMails: ModerationMails = {
  moderationWords: svModerationWords,
  statement: {
    subject: ({ site }) => `Om ditt konto hos ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Vad som hände',
      rule: 'Regeln',
      found: 'Hur vi upptäckte det',
      lasts: 'Hur länge',
      number: 'Nummer',
    },
    lasts: {
      always: 'Tills vi häver det',
      until: ({ until }) => `Till ${until}`,
      nothing: 'Ingen begränsning',
    },
    ruleHere: 'Läs regeln',
    object: ({ until }) =>
      `Håller du inte med? Du kan överklaga till ${until}. En annan av oss tittar igen, och du får ett svar.`,
    objectHere: 'Se det och överklaga',
    elsewhere:
      'Du kan också gå till ett certifierat tvistlösningsorgan i EU eller till domstol. Det kan du alltid, även utan att först överklaga hos oss.',
  },
  reportOutcome: {
    subject: ({ site }) => `Om det du anmälde hos ${site}`,
    heading: ({ name }) => `Tack för din anmälan${nameAfter(name)}`,
    nothing: 'En medarbetare tittade på den och hittade inget som bryter mot reglerna.',
    acted: 'En medarbetare tittade på den. Du hade rätt, och vi har gjort något åt det.',
    upheld: 'Någon annan tittade igen och hittade inte heller något som bryter mot reglerna.',
    overturned: 'Något gjordes. Någon annan tittade igen, och det upphävdes.',
    object: ({ until }) => `Håller du inte med? Till ${until} kan du be om att vi tittar igen.`,
    button: 'Se din anmälan',
    number: 'Nummer',
  },
  notice: {
    rows: { number: 'Nummer', about: 'Om' },
    about: { service: 'Vår service', payment: 'En betalning' },
    received: {
      subject: ({ site }) => `Vi har fått ditt meddelande till ${site}`,
      heading: 'Tack, vi har fått ditt meddelande',
      text: 'En medarbetare tittar på det. Du får svar inom en vecka, och vid fara tittar vi genast.',
      notYou:
        'Har du inte skickat något till oss? Då har någon annan skrivit den här adressen, och du behöver inte göra något.',
    },
    answered: {
      subject: ({ site }) => `Svar på ditt meddelande till ${site}`,
      heading: 'Vi har tittat på det',
      disagree: ({ support }) =>
        `Håller du inte med? Mejla numret till ${support}, och skriv varför. Du kan också gå till ett certifierat tvistlösningsorgan i EU eller till domstol.`,
    },
  },
}
