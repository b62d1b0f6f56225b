import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in German. */
export const deChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Deine erste Nachricht bei ${site}`,
    heading: ({ name }) => `Hallo${nameAfter(name, ' ')}`,
    body: () => [
      'Bei der Anmeldung hast du eine Nachricht geschrieben. Wir konnten sie nicht zustellen: Das Mitglied ist nicht mehr erreichbar. Sie hat dich nichts gekostet.',
      'Hier sind noch mehr Leute zum Schreiben.',
    ],
    button: 'Mitglieder ansehen',
  },
}
