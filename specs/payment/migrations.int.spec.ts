import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#adapters/postgres/platform/database.ts'
import { jobQueue, prepareQueues } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { begin, restore, type Stored, step } from '#core/kernel/lifecycle.ts'
import { payment } from '#core/payment/machine.ts'
import { aMember, databaseAt } from '#specs/harness/database/past.ts'

describe('The migration of money that goes back', () => {
  const orderOf = (state: string, nth: number) => ({
    id: randomUUID(),
    state,
    context: {
      payment: 'p',
      account: 'a',
      credits: 25,
      method: 'ideal',
      live: false,
      amount: { minor: 999, currency: 'EUR' },
      ref: `r${nth}`,
      checkoutUrl: null,
    },
    done: state === 'completed' ? new Date('2026-01-01T00:00:00Z') : null,
  })

  it('brings every payment of before along, whole, and opens a book for what is owed', async () => {
    const { client, goOn } = await databaseAt('009-accounts-that-end')
    await client.query(
      `insert into site (id, hosts, settings, company, vat_basis_points, regions)
      values ('vonk', '{}', '{}', '{}', 2100, '{}')`,
    )
    const account = randomUUID()
    await client.query(
      `insert into account (id, site_id, email, language, state, context, version, created_at)
      values ($1, 'vonk', 'lid@vonk.example', 'nl', '{}', '{}', 1, now())`,
      [account],
    )
    const olds = ['loading', 'pending', 'completed', 'failed', 'cancelled'].map(orderOf)
    for (const { id, state, context, done } of olds) {
      await client.query(
        `insert into payment (id, site_id, account_id, bundle, credits, method, price, provider,
          state, context, version, created_at, completed_at, asked, next_ask_at)
        values ($1, 'vonk', $2, 'b', 25, 'ideal', '{}', 'sandbox', $3, $4, 1, $5, $6, 3, $5)`,
        [id, account, JSON.stringify(state), context, new Date('2026-01-01T00:00:00Z'), done],
      )
    }
    await goOn()

    type Row = Stored<typeof payment.machine> & { is_open: boolean; next_ask_at: Date | null }
    const { rows } = await client.query<Row>(
      'select state, context, is_open, next_ask_at from payment order by state #>> $1',
      [[]],
    )
    for (const { state, context } of rows) restore(payment.machine, { state, context })
    const brought = rows.map(({ state, context, is_open }) => [state, context.granted, is_open])
    expect(brought).toEqual([
      ['cancelled', 0, false],
      ['completed', 25, false],
      ['failed', 0, false],
      ['loading', 0, true],
      ['pending', 0, true],
    ])
    expect(rows.every(({ context }) => context.discount === null)).toBe(true)
    expect(rows[1]?.next_ask_at).toEqual(new Date('2026-01-08T00:00:00Z'))
    const { rows: books } = await client.query('select kind from book order by kind')
    expect(books.map(({ kind }) => kind)).toEqual(['advance', 'bonus', 'owed', 'sales', 'spent'])
  })
})

describe('The migration of chargebacks that are counted', () => {
  it('counts one where a chargeback was undone before, and none elsewhere', async () => {
    const { client, goOn } = await databaseAt('032-receipts-of-a-day')
    const account = await aMember(client)
    const { context } = begin(payment, {
      payment: 'p',
      account,
      credits: 25,
      method: 'ideal',
      live: false,
      discount: null,
      amount: { minor: 999, currency: 'EUR' },
    }).next
    const paid = { ...context, granted: 25, paidMinor: 999 }
    const none = { credits: 0, minor: 0 }
    const taken = { credits: 25, minor: 999 }
    const olds = [
      ['completed', { ...paid, charged: { ...none, undone: false } }],
      ['chargedBack', { ...paid, charged: { ...taken, undone: false } }],
      ['wonBack', { ...paid, charged: { ...none, undone: true } }],
    ] as const
    for (const [state, old] of olds) {
      await client.query(
        `insert into payment (id, site_id, account_id, bundle, credits, method, price, provider,
          state, context, version, created_at, completed_at, asked, next_ask_at)
        values ($1, 'vonk', $2, 'b', 25, 'ideal', '{}', 'sandbox', $3, $4, 1, now(), now(), 3, now())`,
        [randomUUID(), account, JSON.stringify(state), { ...old, ref: state }],
      )
    }
    await goOn()

    const { rows } = await client.query<Stored<typeof payment.machine>>(
      'select state, context from payment order by state #>> $1',
      [[]],
    )
    expect(rows.map(({ state, context: { charged } }) => [state, charged])).toEqual([
      ['chargedBack', { ...taken, undone: 0 }],
      ['completed', { ...none, undone: 0 }],
      ['wonBack', { ...none, undone: 1 }],
    ])
    const report = { reference: 'p', amount: context.amount, live: false }
    const again = rows.map((stored) => step(payment, stored, { type: 'chargedBack', report }).moved)
    expect(again).toEqual([false, true, false])
  })
})

describe('The migration of refunds until they are answered', () => {
  it('knows of each that waits in the queue or was given up, and of none that was answered', async () => {
    const { client, goOn, url } = await databaseAt('035-credits-in-a-free-amount')
    const account = await aMember(client)
    const payment = randomUUID()
    await client.query(
      `insert into payment (id, site_id, account_id, bundle, credits, method, price, provider,
        state, context, version, created_at, completed_at, asked, next_ask_at)
      values ($1, 'vonk', $2, 'b', 25, 'ideal', '{}', 'sandbox', '"partlyRefunded"', '{}', 1, now(),
        now(), 3, now())`,
      [payment, account],
    )
    await prepareQueues(url)
    const db = await openDatabase(url)
    const work = jobQueue(db, { log: () => undefined })
    for (const [nth, minor] of [100, 200, 300].entries()) {
      const part = [100, 300, 600][nth] ?? 0
      const key = `refund:${payment}:${part}`
      await work.put({ name: 'refundPayment', key, payment, minor, part })
    }
    await work.stop()
    await db.close()
    const ends = `update jobs.job set state = $2 where data ->> 'part' = $1`
    await client.query(ends, ['100', 'completed'])
    await client.query(ends, ['300', 'failed'])
    await client.query(
      `insert into day_report (site_id, day, report, made_at)
      values ('vonk', '2026-03-09', '{"differences": []}', now())`,
    )
    await goOn()

    const { rows } = await client.query(
      'select payment_id, part, minor, ask_at <= now() as soon, refused_at from refund order by part',
    )
    const soon = { payment_id: payment, soon: true, refused_at: null }
    expect(rows).toEqual([
      { ...soon, part: 300, minor: 200 },
      { ...soon, part: 600, minor: 300 },
    ])
    const { rows: reports } = await client.query('select report from day_report')
    expect(reports).toMatchObject([{ report: { differences: [], notBack: [] } }])
  })
})
