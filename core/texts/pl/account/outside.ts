import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in Polish. */
export const plOutside: TextsIn<'pl', typeof nlOutside> = {
  outside: {
    shown: 'Mój profil jako zaproszenie',
    shownText:
      'Włączone: Twój profil może być na stronie dla osób bez konta. Po wyłączeniu od razu stamtąd znika.',
  },
}
