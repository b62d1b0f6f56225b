import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanding } from '../../nl/site/landing.ts'

/** The pages that one profile stands on alone, in German. */
export const deLanding: TextsOf<typeof nlLanding> = {
  landing: {
    niches: {
      she: 'Wo sie den ersten Schritt macht',
      bdsm: 'Für alle, die Spiel und Hingabe mögen',
      bbw: 'Für alle, die Kurven lieben',
      gilf: 'Für alle, die auf reife Frauen stehen',
      milf: 'Für alle, die auf erfahrene Frauen stehen',
      gay: 'Für Männer, die Männer lieben',
    },
    write: 'Schreib {{name}}',
    answer: 'Antworte {{name}}',
    meet: 'Lern {{name}} kennen',
    talk: 'Worüber du mit {{name}} redest',
    quiet: '{{name}} hat noch nichts über sich erzählt.',
    free: 'Anmelden ist kostenlos, ab {{age}} Jahren. Du bekommst {{credits}} für den Anfang; eine Nachricht kostet {{cost}}.',
    closed: 'Dieses Profil siehst du drinnen',
    closedText:
      'Nicht alle möchten außerhalb von {{site}} zu sehen sein. Melde dich kostenlos an, dann kommst du hierher.',
    join: 'Kostenlos anmelden',
  },
}
