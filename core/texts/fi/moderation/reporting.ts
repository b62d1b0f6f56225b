import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in Finnish. */
export const fiReporting: TextsOf<typeof nlReporting> = {
  safety: {
    title: 'Turvallisuus',
    report: 'Ilmianna',
    reportPhoto: 'Ilmianna tämä kuva',
    news: 'Päätös tilistäsi',
    newsText: 'Lue miksi, ja mitä voit tehdä.',
    read: 'Lue se',
    why: 'Lue miksi',
  },
}
