import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlInstalled } from '../../nl/site/installed.ts'

/** What a device says of the installed app, in French. */
export const frInstalled: TextsIn<'fr', typeof nlInstalled> = {
  members: 'Membres',
  chats: 'Messages',
  likes: 'Likes',
  screens: {
    members: 'Membres près de toi',
    likes: 'À qui tu plais',
  },
}
