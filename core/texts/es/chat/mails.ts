import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in Spanish. */
export const esChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Tu primer mensaje en ${site}`,
    heading: ({ name }) => `Hola${nameAfter(name, ' ')}`,
    body: () => [
      'Escribiste un mensaje al registrarte. No pudimos entregarlo: ya no se puede contactar con ese miembro. No te ha costado nada.',
      'Hay más gente con quien hablar.',
    ],
    button: 'Ver a los miembros',
  },
}
