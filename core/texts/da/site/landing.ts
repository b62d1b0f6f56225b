import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in Danish. */
export const daLanding: TextsOf<typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Her tager hun det første skridt',
      bdsm: 'For dem, der holder af leg og overgivelse',
      bbw: 'For dem, der elsker former',
      gilf: 'For dem, der falder for modne kvinder',
      milf: 'For dem, der falder for kvinder med erfaring',
      gay: 'For mænd, der elsker mænd',
    },
    write: 'Skriv til {{name}}',
    answer: 'Svar {{name}}',
    meet: 'Lær {{name}} at kende',
    talk: 'Hvad du kan tale med {{name}} om',
    quiet: '{{name}} har ikke fortalt noget om sig selv endnu.',
    free: 'Det er gratis at tilmelde sig, fra {{age}} år. Du får {{credits}} til at begynde med; en besked koster {{cost}}.',
    closed: 'Denne profil ser du indenfor',
    closedText: 'Ikke alle vil ses uden for {{site}}. Tilmeld dig gratis, så lander du her.',
    join: 'Tilmeld dig gratis',
  },
}
