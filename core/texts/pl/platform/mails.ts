import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in Polish. */
export const plPlatformMails: PlatformMails = {
  locale: 'pl-PL',
  footer: ({ site, support }) => `${site} jest dla dorosłych (18+). Pytania? Napisz na ${support}.`,
}
