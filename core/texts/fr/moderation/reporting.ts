import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in French. */
export const frReporting: TextsIn<'fr', typeof nlReporting> = {
  safety: {
    title: 'Sécurité',
    report: 'Signaler',
    reportPhoto: 'Signaler cette photo',
    news: 'Décision sur ton compte',
    newsText: 'Lis pourquoi, et ce que tu peux faire.',
    read: 'Lire',
    why: 'Lire pourquoi',
  },
}
