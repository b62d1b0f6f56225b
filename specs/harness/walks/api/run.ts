import { expect } from 'vitest'
import { begin, type Stored } from '#core/kernel/lifecycle.ts'
import type { EventOf, Name } from '#core/kernel/lifecycles.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import { nameOf } from '#specs/harness/support/explore.ts'
import { type Coverage, type Tally, tally } from '../coverage.ts'
import { chooseOneOfEach } from '../one-of-each.ts'
import type { Track } from '../tracks.ts'
import {
  type AnyEvent,
  moves,
  type Pair,
  sameState,
  stateKey,
  tell,
  verdictOf,
  type Walk,
} from '../walk.ts'
import { planOf } from './plan.ts'

/**
 * Through which an event comes in: a call of a person, the payment provider, the clock, an
 * operator's command, or the late hand of a worker whose work was overtaken.
 */
export type Door = 'person' | 'provider' | 'clock' | 'operator' | 'worker'

/**
 * `said`: 'ok', the code of the refusal, or null where this door answers both alike. `closed`: why
 * no public door leads here; it was asked behind the doors, of the same dispatch over the same
 * tables, and does not count as covered.
 */
export type Asked = { said: string | null } & ({ door: Door } | { closed: string })

export type Doors<E> = {
  server: () => SpecServer
  /** One that is in the first state of the walk. */
  begin(track: Track): Promise<E>
  /** Where it is, as the product shows it. */
  see(entity: E): Promise<Stored>
  /** The event of a sample, with what the sample's names are called of this entity. */
  eventOf(entity: E, pair: Pair): AnyEvent
  ask(entity: E, pair: Pair): Promise<Asked>
  /** Why no door leads to a pair at all; null for one that can be asked. */
  closed?(walk: Walk, pair: Pair): string | null
  /** What a screen would be told otherwise than the chart says, of the state it is in now. */
  shows?(entity: E, walk: Walk, at: Stored): Promise<string[]>
  /** A pair that needs a life of its own, because its facts take long to arrange. */
  alone?(pair: Pair): boolean
  /** A pair that is asked only when the clock has gone so far, in ms, from its state on. */
  waits?(pair: Pair): number | null
  /** How the product's answer calls what the chart says. */
  called?(pair: Pair, why: string): string
  /** So many lives go on at once. */
  atOnce?: number
}

/** An event that comes late: dispatched as workers do, over the real tables. */
export const lateHand = async (
  server: SpecServer,
  to: Name,
  id: string,
  event: AnyEvent,
): Promise<string> => {
  const dispatch = await server.container.getAsync(tokens.dispatch)
  const first = [{ to, id, event: event as EventOf<Name>, must: true } as never]
  const done = await dispatch({ attempt: async () => ({ first, answer: () => null }) })
  return done.done ? 'ok' : done.why
}

const storedAs = async ({ container, clock }: SpecServer, to: Name, id: string) => {
  const store = await container.getAsync(tokens.store)
  return store.load(to, id, clock.now())
}

/** What the tables hold; throws when there is nothing. */
export const storedOf = async (server: SpecServer, to: Name, id: string): Promise<Stored> => {
  const loaded = await storedAs(server, to, id)
  if (!loaded) throw new Error(`${to}: there is none`)
  return loaded.stored as Stored
}

type Astray = string[]
type Running<E> = { doors: Doors<E>; counted: Tally; astray: Astray }

/** Of the state that the product shows, every event has to be offered or refused as in the chart. */
const compareOffers = <E>(
  { doors, astray }: Running<E>,
  entity: E,
  walk: Walk,
  at: Stored,
  seen: Stored,
) => {
  const key = stateKey(walk.name, at)
  for (const pair of walk.pairs) {
    if (stateKey(walk.name, pair.at) !== key) continue
    const expected = moves(pair) ? 'moves' : pair.why
    const offered = verdictOf(walk.lifecycle, seen, doors.eventOf(entity, pair))
    if (offered !== expected) astray.push(`${tell(walk, pair)}, but it offers: ${offered}`)
  }
}

/** What the answer of a public door, or of the dispatch behind it, calls the chart's verdict. */
const verdictAt = <E>({ doors }: Running<E>, pair: Pair, isPublic: boolean) => {
  if (moves(pair)) return 'ok'
  return (isPublic ? doors.called?.(pair, pair.why) : null) ?? pair.why
}

/** A late worker that is refused writes nothing; the next look at the state would show it. */
const saysSo = <E>(
  { counted, astray }: Running<E>,
  walk: Walk,
  pair: Pair,
  said: string | null,
) => {
  const why = moves(pair) ? 'ok' : pair.why
  if (said !== why) astray.push(`${tell(walk, pair)}, but it says ${said}`)
  counted.ask(pair, 'worker')
  return true
}

const askOne = async <E>(running: Running<E>, entity: E, walk: Walk, pair: Pair) => {
  const { doors, counted, astray } = running
  const asked = await doors.ask(entity, pair)
  const { said } = asked
  const isLate = 'door' in asked && asked.door === 'worker' && !moves(pair)
  if (isLate) return saysSo(running, walk, pair, said)
  const expected = moves(pair) ? pair.to : pair.at
  const seen = await doors.see(entity)
  if (!sameState(seen.state, expected.state)) {
    astray.push(`${tell(walk, pair)}, but it is ${nameOf(seen.state)} (${said})`)
    return false
  }
  const verdict = verdictAt(running, pair, 'door' in asked)
  if (said !== null && said !== verdict) astray.push(`${tell(walk, pair)}, but it says ${said}`)
  if (moves(pair)) {
    compareOffers(running, entity, walk, expected, seen)
    astray.push(...((await doors.shows?.(entity, walk, expected)) ?? []))
  }
  if ('door' in asked) counted.ask(pair, asked.door)
  else counted.close(walk, pair, asked.closed)
  return true
}

/** A connection that breaks while a life is begun leaves a life that nobody asks: begin another. */
const beginOf = <E>(doors: Doors<E>, track: Track): Promise<E> =>
  doors.begin(track).catch((error: Error) => {
    if (!/fetch failed/.test(error.message)) throw error
    return doors.begin(track)
  })

const runTrack = async <E>(running: Running<E>, track: Track) => {
  const { doors, astray } = running
  const { walk, pairs } = track
  const entity = await beginOf(doors, track)
  compareOffers(running, entity, walk, walk.start, await doors.see(entity))
  for (const pair of pairs) {
    const went = await askOne(running, entity, walk, pair).catch((error: Error) => {
      astray.push(`${tell(walk, pair)}, but: ${error.message}`)
      return false
    })
    if (!went) return
  }
  const last = pairs.at(-1) as Pair
  const seen = await doors.see(entity)
  if (!sameState(seen.state, (moves(last) ? last.to : last.at).state)) {
    astray.push(`${tell(walk, last)}, but then it is ${nameOf(seen.state)}`)
  }
}

const each = async <T>(list: readonly T[], atOnce: number, work: (one: T) => Promise<unknown>) => {
  const left = list.values()
  const line = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}

/**
 * Deadlines that move, by the clock: lives are led to where they wait, the clock goes to a minute
 * before the end, where nothing may have happened, and then past it.
 */
const runDeadlines = async <E>(running: Running<E>, tracks: Track[]) => {
  const { doors } = running
  const lengths = Map.groupBy(
    tracks,
    (track) => doors.waits?.(track.pairs.at(-1) as Pair) ?? lengthOf(track),
  )
  for (const [ms, waiting] of [...lengths].sort(([a], [b]) => a - b)) {
    const lives = new Map<Track, E>()
    await each(waiting, doors.atOnce ?? 4, async (track) => {
      lives.set(track, await leadTo(running, track))
    })
    const { clock } = doors.server()
    clock.forward(ms - MINUTE_MS)
    await each([...lives], 1, ([track, entity]) => stillThere(running, track, entity))
    clock.forward(2 * MINUTE_MS)
    await each([...lives], 1, async ([{ walk, pairs, afterwards = [] }, entity]) => {
      for (const pair of [pairs.at(-1) as Pair, ...afterwards]) {
        await askOne(running, entity, walk, pair)
      }
    })
  }
}

/** How long the deadline of the last pair is, as the step that began to wait for it said. */
const lengthOf = ({ walk, pairs }: Track): number => {
  const { type } = (pairs.at(-1) as Pair).event as AnyEvent
  const begun = begin(walk.lifecycle, walk.input as never).due
  const dues = [...begun, ...pairs.slice(0, -1).flatMap((pair) => (moves(pair) ? pair.due : []))]
  const found = dues.findLast(({ name }) => name === type)
  if (!found) throw new Error(`${walk.name}: nothing waits for ${type}`)
  return found.afterMs
}

const leadTo = async <E>({ doors, astray }: Running<E>, track: Track): Promise<E> => {
  const entity = await beginOf(doors, track)
  for (const pair of track.pairs.slice(0, -1)) {
    await doors.ask(entity, pair).catch((error: Error) => {
      astray.push(`${tell(track.walk, pair)}, but: ${error.message}`)
    })
  }
  return entity
}

const stillThere = async <E>({ doors, astray }: Running<E>, { walk, pairs }: Track, entity: E) => {
  const last = pairs.at(-1) as Pair
  const seen = await doors.see(entity)
  if (!sameState(seen.state, last.at.state)) {
    astray.push(`${tell(walk, last)}, but it has ended before its time`)
  }
}

/** Asks every pair of these walks through the product's doors; answers what was covered. */
export const walkApi = async <E>(walks: Walk[], doors: Doors<E>): Promise<Coverage> => {
  const counted = tally('api', walks)
  const running: Running<E> = { doors, counted, astray: [] }
  const choose = chooseOneOfEach()
  const plans = walks.map((walk) => ({ walk, ...planOf(walk, doors, choose) }))
  const isOfThisRun = new Set(plans.flatMap(({ asked }) => asked))
  for (const { walk, closed } of plans) {
    for (const { why, pairs } of closed) {
      for (const pair of pairs) {
        counted.close(walk, pair, why)
        isOfThisRun.add(pair)
      }
    }
  }
  const tracks = plans.flatMap((plan) => plan.tracks)
  const waiting = plans.flatMap((plan) => plan.waiting)
  await each(tracks, doors.atOnce ?? 4, (track) => runTrack(running, track))
  await runDeadlines(running, waiting)
  expect(running.astray).toEqual([])
  return counted.coverage((pair) => isOfThisRun.has(pair))
}
