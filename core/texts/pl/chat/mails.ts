import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in Polish. */
export const plChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Twoja pierwsza wiadomość: ${site}`,
    heading: ({ name }) => `Cześć${nameAfter(name, ' ')}`,
    body: () => [
      'Przy rejestracji powstała wiadomość od Ciebie. Nie mogliśmy jej dostarczyć: tej osoby już nie ma. Nic to nie kosztowało.',
      'Jest więcej osób do rozmowy.',
    ],
    button: 'Zobacz osoby',
  },
}
