import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstalled } from '../../nl/site/installed.ts'

/** What a device says of the installed app, in Norwegian. */
export const nbInstalled: TextsOf<typeof nlInstalled> = {
  members: 'Medlemmer',
  chats: 'Meldinger',
  likes: 'Likes',
  screens: {
    members: 'Medlemmer nær deg',
    likes: 'Hvem som liker deg',
  },
}
