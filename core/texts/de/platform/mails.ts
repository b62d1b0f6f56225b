import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in German. */
export const dePlatformMails: PlatformMails = {
  locale: 'de-DE',
  footer: ({ site, support }) => `${site} ist für Erwachsene (18+). Fragen? Schreib an ${support}.`,
}
