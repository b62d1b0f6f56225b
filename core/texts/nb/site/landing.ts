import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in Norwegian. */
export const nbLanding: TextsOf<typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Der hun tar det første steget',
      bdsm: 'For dem som liker lek og å gi seg hen',
      bbw: 'For dem som elsker kurver',
      gilf: 'For dem som faller for modne kvinner',
      milf: 'For dem som faller for kvinner med erfaring',
      gay: 'For menn som elsker menn',
    },
    write: 'Skriv til {{name}}',
    answer: 'Svar {{name}}',
    meet: 'Bli kjent med {{name}}',
    talk: 'Hva du kan snakke med {{name}} om',
    quiet: '{{name}} har ikke fortalt noe om seg selv ennå.',
    free: 'Det er gratis å bli med, fra {{age}} år. Du får {{credits}} å begynne med; en melding koster {{cost}}.',
    closed: 'Denne profilen ser du inne',
    closedText: 'Ikke alle vil bli sett utenfor {{site}}. Bli med gratis, så kommer du hit.',
    join: 'Bli med gratis',
  },
}
