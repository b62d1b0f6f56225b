import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const deSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Du bist bei ${site} überall ausgeloggt`,
    heading: ({ name }) => `Überall ausgeloggt${nameAfter(name)}`,
    body: ({ site }) =>
      `Unser Support hat dich bei ${site} auf allen Geräten ausgeloggt. Sonst ist dein Konto, wie es war.`,
    more: 'Du hast nicht darum gebeten? Dann wähle ein neues Passwort.',
    button: 'Einloggen',
  },
}
