import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const frSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Tes sessions sur ${site} sont fermées`,
    heading: ({ name }) => `Toutes tes sessions sont fermées${nameAfter(name)}`,
    body: ({ site }) =>
      `Notre équipe d’assistance a fermé tes sessions sur ${site}, sur tous tes appareils. Pour le reste, ton compte est comme avant.`,
    more: 'Tu n’as rien demandé ? Alors choisis un nouveau mot de passe.',
    button: 'Se connecter',
  },
}
