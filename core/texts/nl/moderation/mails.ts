import { nameAfter } from '#core/kernel/name-after.ts'
import type { ComplaintSubject } from '#core/moderation/values.ts'
import type { Member } from '#core/texts/nl/platform/mails.ts'
import { type ModerationWords, nlModerationWords } from './decisions.ts'

/** What mails on a decision say. Their subject names nothing: it shows on locked screens. */
export type ModerationMails = {
  moderationWords: ModerationWords
  statement: {
    subject: (m: Member) => string
    heading: (m: Member & { decision: string }) => string
    rows: Record<'facts' | 'rule' | 'found' | 'lasts' | 'number', string>
    lasts: { always: string; until: (m: { until: string }) => string; nothing: string }
    ruleHere: string
    object: (m: { until: string }) => string
    objectHere: string
    elsewhere: string
  }
  reportOutcome: {
    subject: (m: Member) => string
    heading: (m: Member) => string
    nothing: string
    acted: string
    upheld: string
    overturned: string
    object: (m: { until: string }) => string
    button: string
    number: string
  }
  /** What goes to who used the form for everybody: nothing that they typed comes back in it. */
  notice: {
    rows: Record<'number' | 'about', string>
    about: Record<Exclude<ComplaintSubject, 'content'>, string>
    received: { subject: (m: Member) => string; heading: string; text: string; notYou: string }
    answered: {
      subject: (m: Member) => string
      heading: string
      disagree: (m: { support: string }) => string
    }
  }
}

export const nlModerationMails: ModerationMails = {
  moderationWords: nlModerationWords,
  statement: {
    subject: ({ site }) => `Over je account bij ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Wat er gebeurde',
      rule: 'De regel',
      found: 'Hoe we het zagen',
      lasts: 'Hoelang',
      number: 'Nummer',
    },
    lasts: {
      always: 'Totdat we het opheffen',
      until: ({ until }) => `Tot ${until}`,
      nothing: 'Geen beperking',
    },
    ruleHere: 'Lees de regel',
    object: ({ until }) =>
      `Niet mee eens? Maak bezwaar, tot ${until}. Een andere collega kijkt opnieuw, en je krijgt antwoord.`,
    objectHere: 'Bekijk en maak bezwaar',
    elsewhere:
      'Je kunt ook naar een erkende geschillencommissie in de EU, of naar de rechter. Dat mag altijd, ook zonder bezwaar bij ons.',
  },
  reportOutcome: {
    subject: ({ site }) => `Over wat je meldde bij ${site}`,
    heading: ({ name }) => `Bedankt voor je melding${nameAfter(name)}`,
    nothing: 'Een medewerker heeft gekeken en vond niets wat tegen de regels is.',
    acted: 'Een medewerker heeft gekeken, je had gelijk, en er is iets aan gedaan.',
    upheld: 'Iemand anders heeft opnieuw gekeken en vond ook niets wat tegen de regels is.',
    overturned:
      'Er was iets aan gedaan. Iemand anders heeft opnieuw gekeken, en het is teruggedraaid.',
    object: ({ until }) => `Niet mee eens? Tot ${until} kun je vragen of een ander opnieuw kijkt.`,
    button: 'Bekijk je melding',
    number: 'Nummer',
  },
  notice: {
    rows: { number: 'Nummer', about: 'Waarover' },
    about: { service: 'Onze service', payment: 'Een betaling' },
    received: {
      subject: ({ site }) => `We hebben je bericht aan ${site}`,
      heading: 'Bedankt, je bericht is binnen',
      text: 'Een medewerker bekijkt het. Je krijgt binnen een week antwoord, en bij gevaar kijken we meteen.',
      notYou:
        'Heb je ons niets gestuurd? Dan vulde iemand anders dit adres in en hoef je niets te doen.',
    },
    answered: {
      subject: ({ site }) => `Antwoord op je bericht aan ${site}`,
      heading: 'We hebben gekeken',
      disagree: ({ support }) =>
        `Niet mee eens? Mail het nummer naar ${support}, en schrijf waarom. Je kunt ook naar een erkende geschillencommissie in de EU, of naar de rechter.`,
    },
  },
}
