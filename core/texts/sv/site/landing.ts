import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in Swedish. */
export const svLanding: TextsOf<typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Där hon tar första steget',
      bdsm: 'För dem som gillar lek och att ge sig hän',
      bbw: 'För dem som älskar kurvor',
      gilf: 'För dem som faller för mogna kvinnor',
      milf: 'För dem som faller för kvinnor med erfarenhet',
      gay: 'För män som älskar män',
    },
    write: 'Skriv till {{name}}',
    answer: 'Svara {{name}}',
    meet: 'Lär känna {{name}}',
    talk: 'Vad du kan prata om med {{name}}',
    quiet: '{{name}} har inte berättat något om sig än.',
    free: 'Att gå med är gratis, från {{age}} år. Du får {{credits}} att börja med; ett meddelande kostar {{cost}}.',
    closed: 'Den här profilen ser du inne',
    closedText: 'Alla vill inte synas utanför {{site}}. Gå med gratis, så hamnar du här.',
    join: 'Gå med gratis',
  },
}
