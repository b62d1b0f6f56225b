import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const enSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `You are logged out everywhere at ${site}`,
    heading: ({ name }) => `Logged out everywhere${nameAfter(name)}`,
    body: ({ site }) =>
      `Our support team logged you out of ${site} on all your devices. Otherwise your account is as it was.`,
    more: 'Did you not ask for this? Then choose a new password.',
    button: 'Log in',
  },
}
