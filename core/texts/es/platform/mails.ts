import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** What all mails say, in Spanish. */
export const esPlatformMails: PlatformMails = {
  locale: 'es-ES',
  footer: ({ site, support }) => `${site} es para adultos (18+). ¿Preguntas? Escribe a ${support}.`,
}
