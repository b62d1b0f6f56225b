import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { plDeskFiction } from '../fiction/desk.ts'
import { plDeskFrame } from '../moderation/desk.ts'
import { plDeskCases } from '../moderation/desk-cases.ts'
import { plDeskPhotos } from '../moderation/desk-photos.ts'
import { plDeskSupport } from '../moderation/desk-support.ts'
import { plStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in Polish. */
export const plDesk: TextsIn<'pl', typeof nlDesk> = {
  ...plDeskFrame,
  ...plDeskCases,
  ...plDeskPhotos,
  ...plDeskSupport,
  ...plDeskFiction,
  ...plStatistics,
}
