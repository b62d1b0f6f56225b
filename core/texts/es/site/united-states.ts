import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlUnitedStates } from '#core/texts/nl/site/united-states.ts'

/** What the footer says of the United States, in Spanish, on every page. */
export const esUnitedStates: TextsIn<'es', typeof nlUnitedStates> = {
  unitedStates: {
    note: 'Estados Unidos: este sitio es para personas de {{age}} años o más, y quien se registra declara que lo es. Los perfiles con la etiqueta ficticio los lleva el propio sitio.',
  },
}
