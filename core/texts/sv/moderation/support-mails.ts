import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const svSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Du är utloggad överallt hos ${site}`,
    heading: ({ name }) => `Utloggad överallt${nameAfter(name)}`,
    body: ({ site }) =>
      `Vår support loggade ut dig från ${site} på alla dina enheter. Ditt konto är i övrigt som det var.`,
    more: 'Bad du inte om det? Välj då ett nytt lösenord.',
    button: 'Logga in',
  },
}
