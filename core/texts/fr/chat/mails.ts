import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in French. */
export const frChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Ton premier message sur ${site}`,
    heading: ({ name }) => `Bonjour${nameAfter(name, ' ')}`,
    body: () => [
      'À l’inscription, tu as écrit un message. Nous n’avons pas pu le remettre : ce membre n’est plus joignable. Il ne t’a rien coûté.',
      'Il y a d’autres personnes à qui parler.',
    ],
    button: 'Voir les membres',
  },
}
