import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in Danish. */
export const daPlatformMails: PlatformMails = {
  locale: 'da-DK',
  footer: ({ site, support }) => `${site} er for voksne (18+). Spørgsmål? Skriv til ${support}.`,
}
