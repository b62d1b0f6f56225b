import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlInstalled } from '../../nl/site/installed.ts'

/** What a device says of the installed app, in Italian. */
export const itInstalled: TextsIn<'it', typeof nlInstalled> = {
  members: 'Membri',
  chats: 'Messaggi',
  likes: 'Like',
  screens: {
    members: 'Membri vicino a te',
    likes: 'A chi piaci',
  },
}
