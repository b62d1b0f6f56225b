import { nlDeskFiction } from '../fiction/desk.ts'
import { nlDeskFrame } from '../moderation/desk.ts'
import { nlDeskCases } from '../moderation/desk-cases.ts'
import { nlDeskPhotos } from '../moderation/desk-photos.ts'
import { nlDeskSupport } from '../moderation/desk-support.ts'
import { nlStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in Dutch. */
export const nlDesk = {
  ...nlDeskFrame,
  ...nlDeskCases,
  ...nlDeskPhotos,
  ...nlDeskSupport,
  ...nlDeskFiction,
  ...nlStatistics,
} as const
