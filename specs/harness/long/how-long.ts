import { keptForLong } from './kept-for-long.ts'

/**
 * Whether this is the long run (`npm run check:long`), which asks all there is to ask and retries
 * nothing. The run before a push asks of the longest specs what `kept-for-long.ts` says.
 */
export const isLongRun = process.env.SPEC_RUN === 'long'

/** How often the spec of this name tries its property in this run. */
export const triesOf = (spec: keyof typeof keptForLong.tries): number =>
  keptForLong.tries[spec][isLongRun ? 'long' : 'short']

/** These cases in the long run, and none in the run before a push. */
export const inLongRun = <T>(...cases: readonly T[]): readonly T[] => (isLongRun ? cases : [])

/** For `it.each`: a test that runs once in the long run, and not in the run before a push. */
export const longRunOnly = inLongRun('in the long run')

/** All of these cases in the long run, and every nth of them in the run before a push. */
export const sampleOf = <T>(cases: readonly T[], nth: number): readonly T[] =>
  isLongRun ? cases : cases.filter((_, at) => at % nth === 0)
