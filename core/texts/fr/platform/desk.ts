import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { frDeskFiction } from '../fiction/desk.ts'
import { frDeskFrame } from '../moderation/desk.ts'
import { frDeskCases } from '../moderation/desk-cases.ts'
import { frDeskPhotos } from '../moderation/desk-photos.ts'
import { frDeskSupport } from '../moderation/desk-support.ts'
import { frStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in French. */
export const frDesk: TextsIn<'fr', typeof nlDesk> = {
  ...frDeskFrame,
  ...frDeskCases,
  ...frDeskPhotos,
  ...frDeskSupport,
  ...frDeskFiction,
  ...frStatistics,
}
