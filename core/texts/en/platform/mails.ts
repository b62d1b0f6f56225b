import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in English. */
export const enPlatformMails: PlatformMails = {
  locale: 'en-GB',
  footer: ({ site, support }) => `${site} is for adults (18+). Questions? Email ${support}.`,
}
