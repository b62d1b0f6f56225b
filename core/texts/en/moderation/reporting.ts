import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReporting } from '#core/texts/nl/moderation/reporting.ts'

/** The ways to report something and to what came of it, in English. */
export const enReporting: TextsOf<typeof nlReporting> = {
  safety: {
    title: 'Safety',
    report: 'Report',
    reportPhoto: 'Report this photo',
    news: 'Decision on your account',
    newsText: 'Read why, and what you can do.',
    read: 'Read it',
    why: 'Read why',
  },
}
