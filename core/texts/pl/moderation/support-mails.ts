import { nameAfter } from '#core/kernel/name-after.ts'

import type { SupportMails } from '../../nl/moderation/support-mails.ts'

export const plSupportMails: SupportMails = {
  loggedOut: {
    subject: ({ site }) => `Wylogowano Cię wszędzie: ${site}`,
    heading: ({ name }) => `Wylogowano wszędzie${nameAfter(name)}`,
    body: ({ site }) =>
      `Nasza obsługa wylogowała Cię z serwisu ${site} na wszystkich urządzeniach. Poza tym konto jest takie, jakie było.`,
    more: 'To nie była Twoja prośba? Wybierz nowe hasło.',
    button: 'Zaloguj się',
  },
}
