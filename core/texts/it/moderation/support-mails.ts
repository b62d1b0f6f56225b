import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const itSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Sessioni chiuse dappertutto su ${site}`,
    heading: ({ name }) => `Sessioni chiuse dappertutto${nameAfter(name)}`,
    body: ({ site }) =>
      `La nostra assistenza ha chiuso la tua sessione di ${site} su tutti i dispositivi. Per il resto il tuo account è com’era.`,
    more: 'Non l’hai chiesto? Allora scegli una nuova password.',
    button: 'Entra',
  },
}
