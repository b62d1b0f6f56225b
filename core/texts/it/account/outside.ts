import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in Italian. */
export const itOutside: TextsIn<'it', typeof nlOutside> = {
  outside: {
    shown: 'Il mio profilo come invito',
    shownText:
      'Se lo attivi, il tuo profilo può stare su una pagina per chi non ha un account. Se lo disattivi, lì sparisce subito.',
  },
}
