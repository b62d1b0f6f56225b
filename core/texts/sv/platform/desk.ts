import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { svDeskFiction } from '../fiction/desk.ts'
import { svDeskFrame } from '../moderation/desk.ts'
import { svDeskCases } from '../moderation/desk-cases.ts'
import { svDeskPhotos } from '../moderation/desk-photos.ts'
import { svDeskSupport } from '../moderation/desk-support.ts'
import { svStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in Swedish. */
export const svDesk: TextsOf<typeof nlDesk> = {
  ...svDeskFrame,
  ...svDeskCases,
  ...svDeskPhotos,
  ...svDeskSupport,
  ...svDeskFiction,
  ...svStatistics,
}
