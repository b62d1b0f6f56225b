import { isLongRun } from '#specs/harness/long/how-long.ts'
import type { Chooser } from '../one-of-each.ts'
import { aloneTracksOf, reachable, tracksOf } from '../tracks.ts'
import { isDue, moves, type Pair, stateKey, type Walk } from '../walk.ts'

/** What doors say of the pairs that can be asked through them. */
type Planning = {
  closed?(walk: Walk, pair: Pair): string | null
  alone?(pair: Pair): boolean
  waits?(pair: Pair): number | null
}

const NOWHERE = 'no public door leads to this state'
const ONLY_IN_TIME = 'asked where time has led'

/** How the pairs of a walk are to be asked: together, each alone, or when the clock has moved. */
export const planOf = (walk: Walk, doors: Planning, choose: Chooser) => {
  const isClosed = (pair: Pair) => (doors.closed?.(walk, pair) ?? null) !== null
  const byClock = (pair: Pair) =>
    (isDue(pair) && moves(pair)) || typeof doors.waits?.(pair) === 'number'
  const leads = (pair: Pair) => !isClosed(pair) && !byClock(pair) && doors.alone?.(pair) !== true
  const near = reachable(walk, leads)
  const inTime = reachable(walk, (pair) => !isClosed(pair) && doors.alone?.(pair) !== true)
  const stateOf = ({ at }: Pair) => stateKey(walk.name, at)
  const how = (pair: Pair): 'together' | 'alone' | 'clock' | 'afterwards' | string => {
    if (isClosed(pair)) return doors.closed?.(walk, pair) ?? NOWHERE
    if (!inTime.has(stateOf(pair))) return NOWHERE
    if (!near.has(stateOf(pair))) return moves(pair) ? ONLY_IN_TIME : 'afterwards'
    if (byClock(pair)) return 'clock'
    return doors.alone?.(pair) ? 'alone' : 'together'
  }
  const ways = Map.groupBy(walk.pairs, how)
  // Pairs that move the clock or need an entity of their own are slow, so others are preferred.
  const eligible = ['together', 'clock', 'alone'].flatMap((which) => ways.get(which) ?? [])
  const ofThisRun = new Set(choose(walk, eligible))
  const asked = (which: string) => {
    const these = new Set(ways.get(which)?.filter((pair) => ofThisRun.has(pair)))
    return (pair: Pair) => these.has(pair)
  }
  const waiting = aloneTracksOf(walk, { asks: asked('clock'), leads })
  const left = new Set(ways.get('afterwards') ?? [])
  for (const track of waiting) {
    const last = track.pairs.at(-1) as Pair
    const key = stateKey(walk.name, moves(last) ? last.to : last.at)
    const here = [...left].filter((pair) => stateOf(pair) === key)
    for (const pair of here) left.delete(pair)
    track.afterwards = choose(walk, here)
  }
  const closed = [...ways].flatMap(([why, pairs]) =>
    ['together', 'alone', 'clock', 'afterwards'].includes(why) ? [] : [{ why, pairs }],
  )
  const afterwards = waiting.flatMap((track) => track.afterwards ?? [])
  return {
    asked: [...ofThisRun, ...afterwards],
    tracks: [
      ...tracksOf(walk, { asks: asked('together'), leads }),
      ...aloneTracksOf(walk, { asks: asked('alone'), leads }),
    ],
    waiting,
    closed: [...closed, { why: NOWHERE, pairs: isLongRun ? [...left] : [] }],
  }
}
