import type { Plan } from '#core/kernel/cascade.ts'
import { agendaOf } from './agenda.ts'
import { devicesOf } from './device.ts'
import { diceOf } from './dice.ts'
import { digestOf } from './digest.ts'
import { atTheEnd, nobodyIsBelieved, nothingGoesBack } from './ends.ts'
import { invariants } from './invariants.ts'
import { startMembers } from './members.ts'
import { names } from './names.ts'
import { type Spoil, serverOf } from './server.ts'
import { wayOf, weatherOf } from './weather.ts'
import { workersOf } from './workers.ts'

/** The night in which the clocks go back lies within the days of every simulation. */
const START = new Date('2026-10-20T08:00:00Z')
const STORM_MS = 16 * 24 * 3_600_000

/** `broken`: the first promise that did not hold; null when all of them did, to the end. */
export type Run = {
  seed: number
  broken: string | null
  trace: string[]
  steps: number
  lastedMs: number
  /** How often each kind of move was made. */
  moves: Map<string, number>
  /** Of the books as they stand at the end. */
  digest: string
}

const newRun = (): Omit<Run, 'seed'> => ({
  broken: null,
  trace: [],
  steps: 0,
  lastedMs: 0,
  moves: new Map(),
  digest: '',
})

class Broken extends Error {
  override name = 'Broken'
}

const clockOf = (at: Date) => at.toISOString().slice(5, 23).replace('T', ' ')

const wordsOf = ({ moves, posts }: Plan) => [
  ...moves.map(
    ({ to, id, event, next }) => `${to} ${id}: ${happened(event.type)}, is ${nameOf(next.state)}`,
  ),
  ...posts.map(({ account, credits, reason }) => `${account}: ${credits} credits (${reason})`),
]

/** An event by its name; of a deadline that of its delay: `payWindow is over`. */
const happened = (type: string) => {
  const [, delay] = /^xstate\.after\.([^.]+)/.exec(type) ?? []
  return delay ? `${delay} is over` : type
}

/** The states in which a lifecycle is, from the inside: `active+clear+premium+visible`. */
const nameOf = (state: unknown): string =>
  typeof state === 'string'
    ? state
    : Object.values(state as object)
        .map(nameOf)
        .join('+')

/**
 * Many members, a bank and the workers, over the parts of the real server that move lifecycles, on
 * one clock, in bad weather; then it clears up, and goes on until all is quiet. After each step the
 * promises are asked. The same seed gives the same run, word for word.
 */
export const simulate = async (
  seed: number,
  { spoil = () => ({}) }: { spoil?: Spoil } = {},
): Promise<Run> => {
  const dice = diceOf(seed)
  const agenda = agendaOf(START)
  const weather = weatherOf(dice)
  const run: Run = { ...newRun(), seed }
  const acknowledged: string[] = []
  const say = (words: string) => run.trace.push(`${clockOf(agenda.clock.now())}  ${words}`)
  const broken = (what: string): never => {
    run.broken ??= what
    say(`BROKEN  ${what}`)
    throw new Broken(what)
  }
  const server = serverOf({
    agenda,
    dice,
    weather,
    broken,
    spoil,
    say,
    written: (plan) => {
      run.steps += 1
      for (const words of wordsOf(plan)) say(`  ${words}`)
      for (const { to, event } of plan.moves) {
        const kind = `${to}.${event.type}`
        run.moves.set(kind, (run.moves.get(kind) ?? 0) + 1)
      }
      for (const what of nothingGoesBack(plan.moves)) broken(what)
      for (const what of nobodyIsBelieved(plan.moves)) broken(what)
      for (const holds of invariants)
        for (const what of holds(server.tables, plan.moves)) broken(what)
      workers.look()
    },
    look: () => workers.look(),
  })
  const way = wayOf({ agenda, dice, weather })
  const workers = workersOf({ agenda, dice, weather, server })
  const devices = devicesOf({ agenda, dice, weather, way, tables: server.tables, say, broken })
  let made = 0
  startMembers({
    agenda,
    dice,
    server,
    devices,
    members: names.slice(0, dice.whole(2, names.length)),
    newId: (me, what) => `${me}-${what}${++made}`,
    acknowledged: (message) => acknowledged.push(message),
  })
  agenda.spawn(async () => {
    await agenda.wait(STORM_MS)
    Object.assign(weather, { lost: 0, doubled: 0, late: 0 })
    say('the weather clears up')
  })
  try {
    await agenda.run()
    for (const what of atTheEnd(server.tables, server.bank, acknowledged)) broken(what)
    if (workers.undone() > 0) broken(`${workers.undone()} jobs were never done`)
    if (devices.asking() > 0) broken(`${devices.asking()} calls were never answered`)
  } catch (error) {
    if (!run.broken) {
      run.broken = `it throws: ${(error as Error).message}`
      say(`BROKEN  ${(error as Error).stack}`)
    }
  }
  run.digest = digestOf(server.tables)
  run.lastedMs = agenda.clock.now().getTime() - START.getTime()
  return run
}
