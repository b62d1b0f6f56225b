import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstalled } from '../../nl/site/installed.ts'

/** What a device says of the installed app, in Finnish. */
export const fiInstalled: TextsOf<typeof nlInstalled> = {
  members: 'Jäsenet',
  chats: 'Viestit',
  likes: 'Tykkäykset',
  screens: {
    members: 'Jäsenet lähelläsi',
    likes: 'Kuka sinusta tykkää',
  },
}
