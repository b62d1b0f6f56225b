import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in Swedish. */
export const svChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Ditt första meddelande hos ${site}`,
    heading: ({ name }) => `Hej${nameAfter(name, ' ')}`,
    body: () => [
      'Du skrev ett meddelande när du gick med. Vi kunde inte leverera det: medlemmen går inte att nå längre. Det har inte kostat dig något.',
      'Det finns fler att prata med.',
    ],
    button: 'Se medlemmarna',
  },
}
