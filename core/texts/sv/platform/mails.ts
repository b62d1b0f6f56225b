import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in Swedish. */
export const svPlatformMails: PlatformMails = {
  locale: 'sv-SE',
  footer: ({ site, support }) => `${site} är för vuxna (18+). Frågor? Mejla ${support}.`,
}
