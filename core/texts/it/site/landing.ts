import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in Italian. */
export const itLanding: TextsIn<'it', typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Dove il primo passo lo fa lei',
      bdsm: 'Per chi ama giocare e lasciarsi andare',
      bbw: 'Per chi ama le curve',
      gilf: 'Per chi ha un debole per le donne mature',
      milf: 'Per chi ha un debole per le donne con esperienza',
      gay: 'Per uomini che amano uomini',
    },
    write: 'Scrivi a {{name}}',
    answer: 'Rispondi a {{name}}',
    meet: 'Conosci {{name}}',
    talk: 'Di cosa parlare con {{name}}',
    quiet: '{{name}} non ha ancora raccontato niente di sé.',
    free: 'Iscriversi è gratis, dai {{age}} anni in su. Ricevi {{credits}} per iniziare; un messaggio costa {{cost}}.',
    closed: 'Questo profilo lo vedi dentro',
    closedText: 'Non tutti vogliono farsi vedere fuori da {{site}}. Iscriviti gratis e arrivi qui.',
    join: 'Iscriviti gratis',
  },
}
