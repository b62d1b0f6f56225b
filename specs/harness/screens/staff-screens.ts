import { debitScreens } from './debit-screens.ts'
import { deskScreens } from './desk-screens.ts'
import type { Screen } from './screens.ts'
import { statisticsScreens } from './statistics-screens.ts'

/** What those who work here see, and what members pay by at a page apart. */
export const staffScreens = (): Screen[] => [
  ...deskScreens(),
  ...statisticsScreens(),
  ...debitScreens(),
]
