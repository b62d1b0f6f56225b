import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in Italian. */
export const itChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Il tuo primo messaggio su ${site}`,
    heading: ({ name }) => `Ciao${nameAfter(name, ' ')}`,
    body: () => [
      'Hai scritto un messaggio mentre ti iscrivevi. Non abbiamo potuto consegnarlo: quel membro non si può più raggiungere. Non ti è costato niente.',
      'C’è altra gente con cui parlare.',
    ],
    button: 'Vedi i membri',
  },
}
