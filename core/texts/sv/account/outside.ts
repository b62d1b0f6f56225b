import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in Swedish. */
export const svOutside: TextsOf<typeof nlOutside> = {
  outside: {
    shown: 'Min profil som inbjudan',
    shownText:
      'Är det på kan din profil stå på en sida för folk utan konto. Stänger du av är den genast borta därifrån.',
  },
}
