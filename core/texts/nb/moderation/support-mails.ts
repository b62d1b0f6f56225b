import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const nbSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Du er logget ut overalt hos ${site}`,
    heading: ({ name }) => `Logget ut overalt${nameAfter(name)}`,
    body: ({ site }) =>
      `Kundeservicen vår logget deg ut av ${site} på alle enhetene dine. Kontoen din er ellers som den var.`,
    more: 'Ba du ikke om det? Velg da et nytt passord.',
    button: 'Logg inn',
  },
}
