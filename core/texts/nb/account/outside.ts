import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in Norwegian. */
export const nbOutside: TextsOf<typeof nlOutside> = {
  outside: {
    shown: 'Profilen min som invitasjon',
    shownText:
      'Er dette på, kan profilen din stå på en side for folk uten konto. Slår du det av, er den straks borte der.',
  },
}
