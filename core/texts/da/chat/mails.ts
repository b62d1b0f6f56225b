import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in Danish. */
export const daChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Din første besked hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: () => [
      'Du skrev en besked, da du tilmeldte dig. Vi kunne ikke levere den: medlemmet kan ikke nås længere. Det har ikke kostet dig noget.',
      'Der er flere at skrive med.',
    ],
    button: 'Se medlemmerne',
  },
}
