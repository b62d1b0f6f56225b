import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDesk } from '#core/texts/nl/platform/desk.ts'
import { esDeskFiction } from '../fiction/desk.ts'
import { esDeskFrame } from '../moderation/desk.ts'
import { esDeskCases } from '../moderation/desk-cases.ts'
import { esDeskPhotos } from '../moderation/desk-photos.ts'
import { esDeskSupport } from '../moderation/desk-support.ts'
import { esStatistics } from '../site/statistics.ts'

/** What the pages of those who work here say, in Spanish. */
export const esDesk: TextsIn<'es', typeof nlDesk> = {
  ...esDeskFrame,
  ...esDeskCases,
  ...esDeskPhotos,
  ...esDeskSupport,
  ...esDeskFiction,
  ...esStatistics,
}
