import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in Norwegian. */
export const nbPlatformMails: PlatformMails = {
  locale: 'nb-NO',
  footer: ({ site, support }) => `${site} er for voksne (18+). Spørsmål? Skriv til ${support}.`,
}
