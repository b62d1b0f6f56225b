import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '#adapters/postgres/platform/database.ts'
import { jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { balancesOf, flowKinds, receiptsIn } from '#core/payment/reconciliation/rules.ts'
import { cloneOf } from '#specs/harness/database/database.ts'
import {
  expectBooksToBalance,
  type Stores,
  storesOf,
  withSites,
} from '#specs/harness/database/postgres.ts'
import { findPlanted, playMany, reportOf } from './day.ts'

const ORDERS = 400
const SEED = 1
const LONG_MS = 300_000

/** Of their own, as they are broken on purpose in the end. */
let stores: Stores
beforeAll(async () => {
  const { url, drop } = await cloneOf(inject('specDatabase'))
  const db = await openDatabase(url)
  const work = jobQueue(db, { log: () => undefined })
  await withSites(db)
  const close = async () => {
    await work.stop()
    await db.close()
    await drop()
  }
  stores = { db, work, ...storesOf(db, work), close }
})
afterAll(() => stores.close())

describe(`A day of ${ORDERS} orders, refunds and withdrawals with a bank in bad shape`, () => {
  it(
    'adds up in payments, ledger and receipts; each payment that is then broken on purpose is named',
    async () => {
      const { wrong, placed, debits } = await playMany(stores, SEED, ORDERS)
      expect(wrong).toEqual([])
      expect(debits).toBeGreaterThan(ORDERS / 4)
      await expectBooksToBalance(stores)
      const report = await reportOf(stores)
      expect(report).toMatchObject({ orders: placed, differences: [], booksSum: 0, walletsOff: 0 })
      expect(new Set(report.flows.map(({ kind }) => kind))).toEqual(new Set(flowKinds))
      const [receipts] = receiptsIn(report.flows)
      expect(balancesOf(report)).toEqual([{ minor: receipts?.minor, currency: 'EUR' }])
      const { granted, returned, kept } = report.standing
      expect(granted.payments).toBe(granted.books)
      expect(returned.payments).toBe(returned.books)
      expect(kept[0]?.payments).toBe(kept[0]?.receipts)

      const { planted, missed, invented } = await findPlanted(stores, 1)
      expect(missed).toEqual([])
      expect(invented).toBe(0)
      expect(planted.length).toBeGreaterThan(21)
    },
    LONG_MS,
  )
})
