import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { itDeskFiction } from '../fiction/desk.ts'
import { itDeskFrame } from '../moderation/desk.ts'
import { itDeskCases } from '../moderation/desk-cases.ts'
import { itDeskPhotos } from '../moderation/desk-photos.ts'
import { itDeskSupport } from '../moderation/desk-support.ts'
import { itStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in Italian. */
export const itDesk: TextsIn<'it', typeof nlDesk> = {
  ...itDeskFrame,
  ...itDeskCases,
  ...itDeskPhotos,
  ...itDeskSupport,
  ...itDeskFiction,
  ...itStatistics,
}
