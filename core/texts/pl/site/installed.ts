import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlInstalled } from '../../nl/site/installed.ts'

/** What a device says of the installed app, in Polish. */
export const plInstalled: TextsIn<'pl', typeof nlInstalled> = {
  members: 'Osoby',
  chats: 'Wiadomości',
  likes: 'Polubienia',
  screens: {
    members: 'Osoby w pobliżu',
    likes: 'Kto Cię lubi',
  },
}
