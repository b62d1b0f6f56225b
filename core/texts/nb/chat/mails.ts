import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in Norwegian. */
export const nbChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Den første meldingen din på ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: () => [
      'Du skrev en melding da du ble med. Vi kunne ikke levere den: medlemmet kan ikke nås lenger. Det har ikke kostet deg noe.',
      'Det er flere her å snakke med.',
    ],
    button: 'Se medlemmene',
  },
}
