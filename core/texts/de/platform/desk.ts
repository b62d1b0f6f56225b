import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { deDeskFiction } from '../fiction/desk.ts'
import { deDeskFrame } from '../moderation/desk.ts'
import { deDeskCases } from '../moderation/desk-cases.ts'
import { deDeskPhotos } from '../moderation/desk-photos.ts'
import { deDeskSupport } from '../moderation/desk-support.ts'
import { deStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in German. */
export const deDesk: TextsOf<typeof nlDesk> = {
  ...deDeskFrame,
  ...deDeskCases,
  ...deDeskPhotos,
  ...deDeskSupport,
  ...deDeskFiction,
  ...deStatistics,
}
