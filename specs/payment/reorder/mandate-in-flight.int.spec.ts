import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepCard, openedAt, refOf, rowsOf } from '#specs/harness/server/kept-methods.ts'
import { newMember, play, type SpecMember } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { byStaff } from '#specs/harness/walks/api/members.ts'

const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query ~ 'mandate|account'`

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

const order = (way: { mandate: string } | { keep: true }) => ({
  body: {
    payment_id: randomUUID(),
    bundle: 'credits-10',
    payment_method: 'creditcard' as const,
    amount: priceFor('credits-10'),
    ...way,
  },
})
const openedToKeep = async (member: SpecMember) => {
  const wish = order({ keep: true })
  await member.ask('POST /api/order.php', wish)
  return refOf(await openedAt(member, wish.body.payment_id))
}

/** Each waits for the mandate, or for whoever waits for it, and goes on in this order. */
const oneAfterTheOther = async (mandate: string, asks: (() => Promise<unknown>)[]) => {
  const held = await server.db.connect()
  await held.query('begin')
  await held.query('select from mandate where id = $1 for update', [mandate])
  const asked: Promise<unknown>[] = []
  try {
    for (const ask of asks) {
      asked.push(ask())
      await until(async () => {
        const { length } = await rowsOf(server, WAITING, [])
        if (length < asked.length) throw new Error(`${length} of ${asked.length} wait for it`)
      })
    }
  } finally {
    await held.query('commit')
    held.release()
  }
  return Promise.all(asked)
}

type End = (member: SpecMember, mandate: string) => Promise<() => Promise<unknown>>
const removed: End = async (member, id) => () =>
  member.ask('DELETE /api/mandate.php', {
    headers: { 'idempotency-key': randomUUID() },
    body: { id },
  })
const erased: End = async (member) => () => byStaff(server, 'erase', member.email)
const replaced: End = async (member) => {
  const ref = await openedToKeep(member)
  return () => play(member, ref, { status: 'paid' })
}
const ends: [string, End][] = [
  ['removed', removed],
  ['erased', erased],
  ['replaced', replaced],
]

describe('an order by a kept way of paying', () => {
  test.each(ends)('that is %s meanwhile does not begin (PAY-04)', async (reason, endOf) => {
    const anna = await newMember(server)
    const { payment_id: mandate } = await keepCard(anna)
    const end = await endOf(anna, mandate)
    const wish = order({ mandate })
    const [, refused] = await oneAfterTheOther(mandate, [
      end,
      () => anna.call('POST /api/order.php', wish),
    ])
    expect(refused).toMatchObject({ status: 409, json: { error: 'mandate_ended' } })
    const of = (text: string, id: string) => rowsOf(server, text, [id])
    expect(await of('select reason from mandate where id = $1', mandate)).toEqual([{ reason }])
    expect(await of('select id from payment where id = $1', wish.body.payment_id)).toEqual([])
  })

  test.each(ends)('begins before it is %s, and neither is lost', async (reason, endOf) => {
    const anna = await newMember(server)
    const { payment_id: mandate } = await keepCard(anna)
    const end = await endOf(anna, mandate)
    const wish = order({ mandate })
    const [placed] = await oneAfterTheOther(mandate, [
      () => anna.call('POST /api/order.php', wish),
      end,
    ])
    expect(placed).toMatchObject({ status: 200 })
    await until(async () => {
      const text = 'select reason from mandate where id = $1'
      expect(await rowsOf(server, text, [mandate])).toEqual([{ reason }])
    })
    const text = 'select mandate_id from payment where id = $1'
    expect(await rowsOf(server, text, [wish.body.payment_id])).toEqual([{ mandate_id: mandate }])
  })
})
