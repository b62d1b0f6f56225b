import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { nbModerationWords } from './decisions.ts'

export const nbModerationMails: ModerationMails = {
  moderationWords: nbModerationWords,
  statement: {
    subject: ({ site }) => `Om kontoen din hos ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Hva som skjedde',
      rule: 'Regelen',
      found: 'Hvordan vi så det',
      lasts: 'Hvor lenge',
      number: 'Nummer',
    },
    lasts: {
      always: 'Til vi opphever det',
      until: ({ until }) => `Til ${until}`,
      nothing: 'Ingen begrensning',
    },
    ruleHere: 'Les regelen',
    object: ({ until }) =>
      `Er du uenig? Du kan klage til ${until}. En annen av oss ser på det igjen, og du får et svar.`,
    objectHere: 'Se avgjørelsen og klag',
    elsewhere:
      'Du kan også gå til et sertifisert tvisteløsningsorgan i EU, eller til domstolene. Det kan du alltid, også uten å klage her først.',
  },
  reportOutcome: {
    subject: ({ site }) => `Om det du rapporterte hos ${site}`,
    heading: ({ name }) => `Takk for rapporten din${nameAfter(name)}`,
    nothing: 'Noen så på den og fant ingenting i strid med reglene.',
    acted: 'Noen så på den, du hadde rett, og vi har gjort noe med det.',
    upheld: 'Noen andre så på den igjen og fant heller ingenting i strid med reglene.',
    overturned: 'Vi gjorde noe med det. Noen andre så på det igjen, og det er omgjort.',
    object: ({ until }) => `Er du uenig? Til ${until} kan du be om at en annen ser på det igjen.`,
    button: 'Se rapporten din',
    number: 'Nummer',
  },
  notice: {
    rows: { number: 'Nummer', about: 'Om' },
    about: { service: 'Tjenesten vår', payment: 'En betaling' },
    received: {
      subject: ({ site }) => `Vi har fått meldingen din til ${site}`,
      heading: 'Takk, vi har fått meldingen din',
      text: 'En av oss ser på den. Du får svar innen en uke, og er det fare, ser vi på den med en gang.',
      notYou:
        'Har du ikke sendt oss noe? Da har noen andre skrevet denne adressen, og du trenger ikke å gjøre noe.',
    },
    answered: {
      subject: ({ site }) => `Svar på meldingen din til ${site}`,
      heading: 'Vi har sett på det',
      disagree: ({ support }) =>
        `Er du uenig? Skriv nummeret til ${support}, og fortell hvorfor. Du kan også gå til et sertifisert tvisteløsningsorgan i EU, eller til domstolene.`,
    },
  },
}
