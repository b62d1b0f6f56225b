import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in English. */
export const enChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Your first message at ${site}`,
    heading: ({ name }) => `Hi${nameAfter(name, ' ')}`,
    body: () => [
      'You wrote a message while signing up. We could not deliver it: that member can no longer be reached. It has cost you nothing.',
      'There are more people to talk with.',
    ],
    button: 'See the members',
  },
}
