import { deskStore } from '#adapters/postgres/moderation/desk-store.ts'
import { reconciliationStore } from '#adapters/postgres/payment/reconciliation/store.ts'
import { jobBook } from '#adapters/postgres/platform/jobs/job-book.ts'
import type { DayReport } from '#core/payment/reconciliation/rules.ts'
import { createReportDay } from '#server/payment/reconciliation/report-day.ts'
import { NOON, newMember, SITE, type Stores } from '#specs/harness/database/postgres.ts'
import { diceOf } from './dice.ts'
import { type Planted, plantFaults } from './planted.ts'
import { play } from './playing.ts'
import { postgresStage } from './postgres-stage.ts'
import { scheduleOf } from './schedules.ts'

/** The day of all that is played. */
const DAY = '2026-03-10'
const AT_ONCE = 8

/** Schedules until there are so many orders, some of them at a time; what went wrong, in words. */
export const playMany = async (stores: Stores, seed: number, orders: number) => {
  const wrong: string[] = []
  let [placed, debits] = [0, 0]
  let next = seed
  const friend = await newMember(stores, { premium: true })
  const line = async () => {
    while (placed < orders) {
      const mine = next
      next += 1
      const schedule = scheduleOf(diceOf(mine))
      placed += schedule.orders
      if (schedule.isDebit) debits += schedule.orders
      const { stage, bank, alarms } = postgresStage(stores, friend)
      const found = await play(stage, bank, schedule, SITE)
      wrong.push(...[...found, ...alarms].map((what) => `seed ${mine}: ${what}`))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  return { wrong, placed, debits }
}

/** What the product reports of the day that was played. */
export const reportOf = ({ db }: Pick<Stores, 'db'>): Promise<DayReport> =>
  createReportDay({
    reconciliation: reconciliationStore(db),
    jobBook: jobBook(db),
    deskStore: deskStore(db),
  })(SITE, DAY)

export type Found = {
  report: DayReport
  planted: Planted[]
  /** Those that the report does not name as what they are, and faults that had no payment. */
  missed: string[]
  /** What the report names beside them. */
  invented: number
}

/** Breaks so many payments in each way, and looks what the report makes of it. */
export const findPlanted = async ({ db }: Pick<Stores, 'db'>, each: number): Promise<Found> => {
  const { planted, without } = await plantFaults(db.pool, each, NOON)
  const report = await reportOf({ db })
  const isNamed = ({ payment, kind }: Planted) =>
    report.differences.some((one) => one.payment === payment && one.kind === kind)
  const unnamed = planted.filter((one) => !isNamed(one))
  const invented = report.differences.length - planted.length + unnamed.length
  const missed = [
    ...unnamed.map(({ what, payment }) => `not named: ${what} (${payment})`),
    ...without.map((what) => `no payment for ${what}`),
  ]
  return { report, planted, missed, invented }
}
