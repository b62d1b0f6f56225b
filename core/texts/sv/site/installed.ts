import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstalled } from '../../nl/site/installed.ts'

/** What a device says of the installed app, in Swedish. */
export const svInstalled: TextsOf<typeof nlInstalled> = {
  members: 'Medlemmar',
  chats: 'Chattar',
  likes: 'Likes',
  screens: {
    members: 'Medlemmar nära dig',
    likes: 'Vem som gillar dig',
  },
}
