import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in Danish. */
export const daOutside: TextsOf<typeof nlOutside> = {
  outside: {
    shown: 'Min profil som invitation',
    shownText:
      'Er det slået til, kan din profil stå på en side for folk uden konto. Slår du det fra, er den straks væk der.',
  },
}
