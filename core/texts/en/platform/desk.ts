import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { enDeskFiction } from '../fiction/desk.ts'
import { enDeskFrame } from '../moderation/desk.ts'
import { enDeskCases } from '../moderation/desk-cases.ts'
import { enDeskPhotos } from '../moderation/desk-photos.ts'
import { enDeskSupport } from '../moderation/desk-support.ts'
import { enStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in English. */
export const enDesk: TextsOf<typeof nlDesk> = {
  ...enDeskFrame,
  ...enDeskCases,
  ...enDeskPhotos,
  ...enDeskSupport,
  ...enDeskFiction,
  ...enStatistics,
}
