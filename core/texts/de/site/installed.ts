import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstalled } from '../../nl/site/installed.ts'

/** What a device says of the installed app, in German. */
export const deInstalled: TextsOf<typeof nlInstalled> = {
  members: 'Mitglieder',
  chats: 'Nachrichten',
  likes: 'Likes',
  screens: {
    members: 'Mitglieder in deiner Nähe',
    likes: 'Wer dich mag',
  },
}
