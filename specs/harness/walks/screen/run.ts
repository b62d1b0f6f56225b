import { expect } from 'vitest'
import type { Stored } from '#core/kernel/lifecycle.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { until } from '#specs/harness/server/server.ts'
import { nameOf } from '#specs/harness/support/explore.ts'
import { type Coverage, tally } from '../coverage.ts'
import { pairsOnScreens } from '../one-of-each.ts'
import { reachable, type Track, tracksOf } from '../tracks.ts'
import { type Moving, moves, type Pair, stateKey, tell, typeOf, type Walk } from '../walk.ts'

/** One lifecycle on real screens: how a person finds its state there, and sends its events. */
export type Stage<E> = {
  /** Pairs that a person asks by hand. */
  asks(pair: Pair): boolean
  /** The states in which the tour asks them; all that can be reached, if not said. */
  visits?(at: Stored): boolean
  /** Moves of others that lead a person to such a state. */
  leads?(pair: Moving): boolean
  begin(track: Track): Promise<E>
  /** Sends the event, by a person's hand or as the other who leads here. */
  send(entity: E, pair: Moving): Promise<void>
  /** Throws where the screen shows another state. */
  sees(entity: E, at: Stored): Promise<void>
  /** The kinds of events that the screen offers now, of those that it offers by a control. */
  offers(entity: E, at: Stored): Promise<string[]>
  /** Kinds that come from elsewhere, as a mailed link does: no control offers or withholds them. */
  elsewhere?: readonly string[]
  /** Why a screen withholds what the chart would allow; null where it does not. */
  hides?(pair: Pair): string | null
  /** Tries what is offered but will be refused with these facts, and finds the words why. */
  isRefused?(entity: E, pair: Pair): Promise<void>
  end(entity: E): Promise<void>
}

const unique = (list: string[]) => [...new Set(list)].sort()

/** What the chart allows a person here, by the kind of event. */
const allowed = <E>(stage: Stage<E>, walk: Walk, at: Stored) => {
  const key = stateKey(walk.name, at)
  const here = walk.pairs.filter(
    (pair) => stateKey(walk.name, pair.at) === key && stage.asks(pair) && moves(pair),
  )
  return unique(here.map(typeOf).filter((type) => !stage.elsewhere?.includes(type)))
}

/** The states that a tour has looked at all that is offered in. */
type Looking<E> = { stage: Stage<E>; seen: Set<string> }

/** Before a push the same state is looked at in full once. */
const isKnown = (seen: Set<string>, key: string) => {
  const known = seen.has(key)
  seen.add(key)
  return known && !isLongRun
}

/** A screen may take a moment until all of it is there. */
const lookAround = async <E>({ stage, seen }: Looking<E>, entity: E, walk: Walk, at: Stored) => {
  await stage.sees(entity, at)
  if (stage.visits?.(at) === false || isKnown(seen, stateKey(walk.name, at))) return
  await until(async () => {
    const offered = unique(await stage.offers(entity, at))
    expect(offered, `offered at ${nameOf(at.state)}`).toEqual(allowed(stage, walk, at))
  })
}

/** A refused event is either not offered, which was looked at, or is tried and says why not. */
const refuses = async <E>(stage: Stage<E>, entity: E, walk: Walk, pair: Pair) => {
  const isOffered = allowed(stage, walk, pair.at).includes(typeOf(pair))
  const isElsewhere = stage.elsewhere?.includes(typeOf(pair)) === true
  if (!isOffered && !isElsewhere) return 'not offered'
  if (!stage.isRefused) throw new Error('nobody tries what is refused')
  await stage.isRefused(entity, pair)
  return 'tried'
}

const runTrack = async <E>(
  looking: Looking<E>,
  { walk, pairs }: Track,
  entity: E,
  ask: (pair: Pair, door: string) => void,
) => {
  const { stage } = looking
  await lookAround(looking, entity, walk, walk.start)
  for (const pair of pairs) {
    try {
      if (!moves(pair)) {
        ask(pair, await refuses(stage, entity, walk, pair))
        continue
      }
      await stage.send(entity, pair)
      await lookAround(looking, entity, walk, pair.to)
      if (stage.asks(pair) && stage.visits?.(pair.at) !== false) ask(pair, 'moved')
    } catch (error) {
      throw new Error(`${tell(walk, pair)}: ${(error as Error).message}`, { cause: error })
    }
  }
}

/** A tour through all that a person can do in a lifecycle; answers what was covered of it. */
export const tour = async <E>(walk: Walk, stage: Stage<E>): Promise<Coverage> => {
  const counted = tally('screen', [walk])
  for (const pair of walk.pairs) {
    const why = stage.hides?.(pair) ?? null
    if (why !== null) counted.close(walk, pair, why)
  }
  const visited = (pair: Pair) => stage.asks(pair) && stage.visits?.(pair.at) !== false
  const leads = (pair: Moving) => visited(pair) || stage.leads?.(pair) === true
  const near = reachable(walk, leads)
  const reached = (pair: Pair) => visited(pair) && near.has(stateKey(walk.name, pair.at))
  const ofThisRun = pairsOnScreens(walk, walk.pairs.filter(reached))
  const asks = (pair: Pair) => ofThisRun.has(pair)
  const looking = { stage, seen: new Set<string>() }
  for (const track of tracksOf(walk, { asks, leads })) {
    const entity = await stage.begin(track)
    try {
      await runTrack(looking, track, entity, counted.ask)
    } finally {
      await stage.end(entity)
    }
  }
  return counted.coverage(isLongRun ? visited : asks)
}
