import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in English. */
export const enOutside: TextsOf<typeof nlOutside> = {
  outside: {
    shown: 'My profile as an invitation',
    shownText:
      'Switched on, your profile can be on a page for people without an account. Switch it off and it is gone there at once.',
  },
}
