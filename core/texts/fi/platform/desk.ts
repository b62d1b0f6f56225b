import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { fiDeskFiction } from '../fiction/desk.ts'
import { fiDeskFrame } from '../moderation/desk.ts'
import { fiDeskCases } from '../moderation/desk-cases.ts'
import { fiDeskPhotos } from '../moderation/desk-photos.ts'
import { fiDeskSupport } from '../moderation/desk-support.ts'
import { fiStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in Finnish. */
export const fiDesk: TextsOf<typeof nlDesk> = {
  ...fiDeskFrame,
  ...fiDeskCases,
  ...fiDeskPhotos,
  ...fiDeskSupport,
  ...fiDeskFiction,
  ...fiStatistics,
}
