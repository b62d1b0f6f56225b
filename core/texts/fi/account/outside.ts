import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOutside } from '#core/texts/nl/account/outside.ts'

/** Whether a member stands on pages on which visitors land, in Finnish. */
export const fiOutside: TextsOf<typeof nlOutside> = {
  outside: {
    shown: 'Profiilini kutsuna',
    shownText:
      'Kun tämä on päällä, profiilisi voi näkyä sivulla niille, joilla ei ole tiliä. Kun otat pois, se katoaa sieltä heti.',
  },
}
