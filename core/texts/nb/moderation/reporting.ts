import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in Norwegian. */
export const nbReporting: TextsOf<typeof nlReporting> = {
  safety: {
    title: 'Trygghet',
    report: 'Rapporter',
    reportPhoto: 'Rapporter dette bildet',
    news: 'Avgjørelse om kontoen din',
    newsText: 'Les hvorfor, og hva du kan gjøre.',
    read: 'Les den',
    why: 'Les hvorfor',
  },
}
