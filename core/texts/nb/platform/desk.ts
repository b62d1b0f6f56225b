import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { nbDeskFiction } from '../fiction/desk.ts'
import { nbDeskFrame } from '../moderation/desk.ts'
import { nbDeskCases } from '../moderation/desk-cases.ts'
import { nbDeskPhotos } from '../moderation/desk-photos.ts'
import { nbDeskSupport } from '../moderation/desk-support.ts'
import { nbStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in Norwegian. */
export const nbDesk: TextsOf<typeof nlDesk> = {
  ...nbDeskFrame,
  ...nbDeskCases,
  ...nbDeskPhotos,
  ...nbDeskSupport,
  ...nbDeskFiction,
  ...nbStatistics,
}
