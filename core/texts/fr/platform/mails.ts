import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in French. */
export const frPlatformMails: PlatformMails = {
  locale: 'fr-FR',
  footer: ({ site, support }) =>
    `${site} est pour les adultes (18+). Des questions ? Écris à ${support}.`,
}
