import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstalled } from '../../nl/site/installed.ts'

/** What a device says of the installed app, in Danish. */
export const daInstalled: TextsOf<typeof nlInstalled> = {
  members: 'Medlemmer',
  chats: 'Beskeder',
  likes: 'Likes',
  screens: {
    members: 'Medlemmer tæt på dig',
    likes: 'Hvem der synes om dig',
  },
}
