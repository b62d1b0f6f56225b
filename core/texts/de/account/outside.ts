import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in German. */
export const deOutside: TextsOf<typeof nlOutside> = {
  outside: {
    shown: 'Mein Profil als Einladung',
    shownText:
      'Eingeschaltet kann dein Profil auf einer Seite für Leute ohne Konto stehen. Schaltest du es aus, ist es dort sofort weg.',
  },
}
