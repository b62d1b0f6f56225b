import { deskScreens } from './desk-screens.ts'
import type { Screen } from './screens.ts'
import { statisticsScreens } from './statistics-screens.ts'

/** What those who work here see. */
export const staffScreens = (): Screen[] => [...deskScreens(), ...statisticsScreens()]
