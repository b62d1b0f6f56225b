import type { Job } from '#core/kernel/jobs.ts'
import type { Agenda } from './agenda.ts'
import { canBeSigned } from './debits.ts'
import type { Dice } from './dice.ts'
import { isExpected, type Server } from './server.ts'
import type { Tables } from './tables.ts'
import type { Weather } from './weather.ts'

const LATE_MAX_MS = 20 * 60_000
/** Some work is taken up at once, some when there is time. */
const SOON_MS = [0, 0, 50, 400]
const AGAIN_MS = 5_000
const TRIES_MAX = 60

type Parts = { agenda: Agenda; dice: Dice; weather: Weather; server: Server }

const nextDeadline = ({ deadlines }: Tables) =>
  Math.min(...[...deadlines.values()].map(({ dueMs, claimedMs }) => Math.max(dueMs, claimedMs)))

const nextQuestion = ({ orders }: Tables) =>
  Math.min(...[...orders.values()].map(({ nextAskMs }) => nextAskMs ?? Number.POSITIVE_INFINITY))

const nextEnd = (tables: Tables) =>
  Math.min(
    ...[...tables.mandates.values()].map(({ tellMs }) => tellMs ?? Number.POSITIVE_INFINITY),
    ...[...tables.doubts.values()]
      .filter(({ id }) => !canBeSigned(tables, id))
      .map(({ lookMs }) => lookMs),
  )

const nextRefund = ({ refunds }: Tables) =>
  Math.min(...[...refunds.values()].map(({ askMs }) => askMs))

/**
 * Does what the real workers do, when there is something to do, and some time too late: runs the
 * sweepers, and works jobs off at least once, some of them twice at a time.
 */
export const workersOf = ({ agenda, dice, weather, server }: Parts) => {
  const { tables, sweeps } = server
  const never = new AbortController().signal
  let undone = 0

  const trying = async (what: () => Promise<unknown>) => {
    for (let tries = 1; ; tries += 1) {
      try {
        await what()
        return
      } catch (error) {
        if (!isExpected(error) || tries > TRIES_MAX) throw error
        await agenda.wait(AGAIN_MS * Math.min(tries, 20))
      }
    }
  }

  const workOff = (job: Job) => {
    undone += 1
    agenda.spawn(async () => {
      await agenda.wait(dice.whole(0, dice.chance(weather.late) ? LATE_MAX_MS : dice.pick(SOON_MS)))
      await trying(() => server.work(job))
      undone -= 1
    })
  }

  /** One sweeper: it sleeps until the earliest instant at which there is something to take. */
  const sweeper = (next: (of: Tables) => number, sweep: () => Promise<unknown>) => {
    let wakesMs = Number.POSITIVE_INFINITY
    const plan = () => {
      const atMs = next(tables)
      if (atMs >= wakesMs) return
      wakesMs = atMs
      agenda.spawn(async () => {
        const lateMs = dice.chance(weather.late) ? dice.whole(0, LATE_MAX_MS) : dice.whole(1, 900)
        await agenda.wait(Math.max(0, atMs - agenda.clock.now().getTime()) + lateMs)
        if (wakesMs !== atMs) return
        wakesMs = Number.POSITIVE_INFINITY
        await trying(sweep)
        plan()
      })
    }
    return plan
  }
  const planDeadlines = sweeper(nextDeadline, () => sweeps.deadlines(never))
  const planQuestions = sweeper(nextQuestion, () => sweeps.payments(never))
  const planEnds = sweeper(nextEnd, () => sweeps.mandates(never))
  const planRefunds = sweeper(nextRefund, () => sweeps.refunds(never))
  /** A queue gives up what it could not do for long, or forgets it. */
  const isLost = ({ name }: Job) => name === 'refundPayment' && dice.chance(weather.lost)

  return {
    /** Has a look whether there is more to do than a moment ago. */
    look: () => {
      for (const job of tables.jobs.splice(0)) {
        if (isLost(job)) continue
        workOff(job)
        if (dice.chance(weather.doubled / 2)) workOff(job)
      }
      planDeadlines()
      planQuestions()
      planEnds()
      planRefunds()
    },
    undone: () => undone,
  }
}
export type Workers = ReturnType<typeof workersOf>
