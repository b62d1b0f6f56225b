import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in Polish. */
export const plChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Twoja pierwsza wiadomość: ${site}`,
    heading: ({ name }) => `Cześć${nameAfter(name, ' ')}`,
    body: () => [
      'Już przy rejestracji udało Ci się napisać wiadomość. Nie mogliśmy jej dostarczyć: tej osoby nie ma już w serwisie. Nic Cię to nie kosztowało.',
      'Jest tu jeszcze z kim porozmawiać.',
    ],
    button: 'Zobacz osoby',
  },
}
