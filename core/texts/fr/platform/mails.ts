import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in French. */
export const frPlatformMails: PlatformMails = {
  locale: 'en-GB',
  footer: ({ site, support }) => `${site} is for adults (18+). Questions? Mail ${support}.`,
}
