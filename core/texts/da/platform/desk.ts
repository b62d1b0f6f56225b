import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { daDeskFiction } from '../fiction/desk.ts'
import { daDeskFrame } from '../moderation/desk.ts'
import { daDeskCases } from '../moderation/desk-cases.ts'
import { daDeskPhotos } from '../moderation/desk-photos.ts'
import { daDeskSupport } from '../moderation/desk-support.ts'
import { daStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in Danish. */
export const daDesk: TextsOf<typeof nlDesk> = {
  ...daDeskFrame,
  ...daDeskCases,
  ...daDeskPhotos,
  ...daDeskSupport,
  ...daDeskFiction,
  ...daStatistics,
}
