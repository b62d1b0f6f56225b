import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in Italian. */
export const itPlatformMails: PlatformMails = {
  locale: 'it-IT',
  footer: ({ site, support }) => `${site} è per adulti (18+). Domande? Scrivi a ${support}.`,
}
