import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlInstalled } from '../../nl/site/installed.ts'

/** What a device says of the installed app, in Spanish. */
export const esInstalled: TextsIn<'es', typeof nlInstalled> = {
  members: 'Miembros',
  chats: 'Mensajes',
  likes: 'Likes',
  screens: {
    members: 'Miembros cerca de ti',
    likes: 'A quién le gustas',
  },
}
