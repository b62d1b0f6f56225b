import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in Finnish. */
export const fiPlatformMails: PlatformMails = {
  locale: 'fi-FI',
  footer: ({ site, support }) =>
    `${site} on aikuisille (18+). Kysyttävää? Kirjoita osoitteeseen ${support}.`,
}
