import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in French. */
export const frOutside: TextsOf<typeof nlOutside> = {
  outside: {
    shown: 'Mon profil comme invitation',
    shownText:
      'Si c’est activé, ton profil peut figurer sur une page pour des gens sans compte. Si tu le coupes, il en disparaît aussitôt.',
  },
}
