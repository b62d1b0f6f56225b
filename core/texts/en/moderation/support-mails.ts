import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const enSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `You are logged out everywhere at ${site}`,
    heading: ({ name }) => `Logged out everywhere${nameAfter(name)}`,
    body: ({ site }) =>
      `Our support logged you out at ${site} on all your devices. Your account is otherwise as it was.`,
    more: 'You did not ask for this? Then choose a new password.',
    button: 'Log in',
  },
}
