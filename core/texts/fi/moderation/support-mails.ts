import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const fiSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Sinut on kirjattu ulos kaikkialta: ${site}`,
    heading: ({ name }) => `Kirjattu ulos kaikkialta${nameAfter(name)}`,
    body: ({ site }) =>
      `Asiakaspalvelumme kirjasi sinut ulos palvelusta ${site} kaikilla laitteillasi. Muuten tilisi on ennallaan.`,
    more: 'Etkö pyytänyt tätä? Valitse silloin uusi salasana.',
    button: 'Kirjaudu',
  },
}
