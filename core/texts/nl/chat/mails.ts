import { nameAfter } from '#core/kernel/name-after.ts'
import type { Note } from '#core/texts/nl/platform/mails.ts'

/** What mails on messages say. */
export type ChatMails = {
  firstMessageLost: Note
}

export const nlChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Je eerste bericht bij ${site}`,
    heading: ({ name }) => `Hoi${nameAfter(name, ' ')}`,
    body: () => [
      'Bij het aanmelden schreef je alvast een bericht. We konden het niet bezorgen: dat lid is niet meer te bereiken. Het heeft je niets gekost.',
      'Er zijn meer mensen om mee te praten.',
    ],
    button: 'Bekijk de leden',
  },
}
