import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in Spanish. */
export const esOutside: TextsIn<'es', typeof nlOutside> = {
  outside: {
    shown: 'Mi perfil como invitación',
    shownText:
      'Si lo activas, tu perfil puede salir en una página para gente sin cuenta. Si lo desactivas, desaparece de ahí al momento.',
  },
}
