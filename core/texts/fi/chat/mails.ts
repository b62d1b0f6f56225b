import { nameAfter } from '#core/kernel/name-after.ts'
import type { ChatMails } from '#core/texts/nl/chat/mails.ts'

/** What mails on messages say, in Finnish. */
export const fiChatMails: ChatMails = {
  firstMessageLost: {
    subject: ({ site }) => `Ensimmäinen viestisi: ${site}`,
    heading: ({ name }) => `Hei${nameAfter(name, ' ')}`,
    body: () => [
      'Kirjoitit viestin rekisteröityessäsi. Emme voineet toimittaa sitä: jäsentä ei enää tavoita. Se ei maksanut sinulle mitään.',
      'Täällä on muitakin, joiden kanssa jutella.',
    ],
    button: 'Katso jäseniä',
  },
}
