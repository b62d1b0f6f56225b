import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Database } from '#adapters/postgres/platform/database.ts'
import { lifecycleStore } from '#adapters/postgres/platform/lifecycle-store.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { IdempotencyRecord, LifecycleStore } from '#core/kernel/ports.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import { photoThatWaits } from '../harness/database/chat-photos.ts'
import {
  beginAccount,
  dispatch,
  messageFirst,
  NOON,
  newFictional,
  newMember,
  newPair,
  planOf,
  SITE,
  send,
  storesOfFile,
} from '../harness/database/postgres.ts'

const stores = storesOfFile()

type Case = { first: FirstEvent[]; remember?: IdempotencyRecord | null; touches: string[] }

/** Tables in the order of their full names. */
const of = (...names: string[]) =>
  names.map((name) => (name === 'job' ? 'jobs.job' : `public.${name}`)).sort()

const begun = async () => {
  const member = await newMember(stores)
  const payment = randomUUID()
  const price = priceOf({ price: { minor: 999, currency: 'EUR' } }, { vatBasisPoints: 2100 })
  const order = { account: member, credits: 25, method: 'ideal' as const }
  const begin: FirstEvent = {
    to: 'payment',
    id: payment,
    begin: { payment, ...order, amount: price.total, live: false, discount: null },
    record: {
      site: SITE,
      ...order,
      bundle: 'credits-25',
      price,
      deliveryConsent: 1,
      provider: 'sandbox',
    },
    must: true,
  }
  const report = { reference: payment, amount: price.total, live: false }
  const paid: FirstEvent = {
    to: 'payment',
    id: payment,
    event: { type: 'paid', report },
    must: true,
  }
  return { begin, paid }
}

const cases: Record<string, () => Promise<Case>> = {
  'a first paid message': async () => {
    const by = await newMember(stores, { credits: 3 })
    const { first } = await messageFirst(stores, { by, to: await newFictional(stores) })
    const touches = of('conversation', 'ledger_entry', 'message', 'move', 'notice_due', 'wallet')
    return { first, touches }
  },
  'a further message to somebody who was told of the one before': async () => {
    const by = await newMember(stores, { credits: 3 })
    const to = await newFictional(stores)
    await send(stores, { by, to })
    await stores.chats.takeNoticeDue(NOON, { fictionalMs: 0, peopleMs: 0 }, 100)
    const { first } = await messageFirst(stores, { by, to })
    const touches = of('conversation', 'ledger_entry', 'message', 'move', 'notice_due', 'wallet')
    return { first, touches }
  },
  'a first paid photo, which it takes': async () => {
    const by = await newMember(stores, { credits: 3 })
    const { first } = await messageFirst(stores, {
      by,
      to: await newFictional(stores),
      id: await photoThatWaits(stores.db, by),
      photo: { isWelcome: true, isUploaded: true },
    })
    const touches = of(
      'chat_photo',
      'conversation',
      'ledger_entry',
      'message',
      'move',
      'notice_due',
      'wallet',
    )
    return { first, touches }
  },
  'a sign-up': async () => ({
    first: [beginAccount(randomUUID())],
    remember: { scope: 'signup', key: randomUUID(), fingerprint: 'a', answer: {} },
    touches: of(
      'account',
      'book',
      'deadline',
      'job',
      'move',
      'profile',
      'request',
      'search_entry',
      'swipe_turn',
      'wallet',
    ),
  }),
  'a block': async () => {
    const { a, b, id } = await newPair(stores)
    await send(stores, { by: a, to: b })
    const event = { type: 'receiverBlocks', action: randomUUID() } as const
    const first: FirstEvent[] = [{ to: 'conversation', id, event, must: true }]
    return { first, touches: of('conversation', 'job', 'move', 'notice_due') }
  },
  'a refund of what was never read': async () => {
    const { a, b } = await newPair(stores)
    const id = randomUUID()
    await send(stores, { by: a, to: b, id })
    const event = { type: 'refund', cost: 1, wasRead: false } as const
    const first: FirstEvent[] = [{ to: 'message', id, event, must: true }]
    return { first, touches: of('ledger_entry', 'message', 'move', 'wallet') }
  },
  'an order': async () => ({
    first: [(await begun()).begin],
    touches: of('deadline', 'job', 'move', 'payment'),
  }),
  'a first payment': async () => {
    const { begin, paid } = await begun()
    await dispatch(stores.store, [begin])
    const touches = of(
      'account',
      'deadline',
      'job',
      'ledger_entry',
      'move',
      'payment',
      'receipt',
      'receipt_series',
      'wallet',
    )
    return { first: [paid], touches }
  },
}

const tables = async () => {
  const { rows } = await stores.db.pool.query<{ table: string }>(`
    select n.nspname || '.' || c.relname as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'public' and c.relkind = 'r') or n.nspname || '.' || c.relname = 'jobs.job'
    order by 1`)
  return rows.map(({ table }) => table)
}

/** All that is stored, as text. */
const everything = async (names: string[]) => {
  const dumps = await Promise.all(
    names.map(async (name) => {
      const { rows } = await stores.db.pool.query(`select to_jsonb(t) as row from ${name} t`)
      return [name, rows.map(({ row }) => JSON.stringify(row)).sort()] as const
    }),
  )
  return Object.fromEntries(dumps)
}

/** Runs with a table that fails whenever something in it changes. */
const withFaultIn = async <T>(table: string, work: () => Promise<T>) => {
  const { pool } = stores.db
  await pool.query(`
    create or replace function fault() returns trigger language plpgsql as
    $$ begin raise exception 'fault'; end $$`)
  await pool.query(`
    create trigger fault after insert or update or delete on ${table}
    for each row execute function fault()`)
  try {
    return await work()
  } finally {
    await pool.query(`drop trigger fault on ${table}`)
  }
}

/** A database whose connection is cut when its client is about to send the nth statement. */
const cutAt = (db: Database, nth: number) => {
  let sent = 0
  const connect = async () => {
    const client = await db.pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const query = async (...asked: unknown[]) => {
      sent += 1
      if (sent === nth) await db.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      return Reflect.apply(client.query, client, asked)
    }
    const release = (broken?: Error) => client.release(broken)
    return new Proxy(client, {
      get: (target, key) => ({ query, release })[String(key)] ?? Reflect.get(target, key),
    })
  }
  const query = async (asked: unknown) => {
    const client = await connect()
    try {
      return await client.query(asked as string)
    } finally {
      client.release(new Error('of no further use'))
    }
  }
  const pool = new Proxy(db.pool, {
    get: (target, key) => ({ connect, query })[String(key)] ?? Reflect.get(target, key),
  })
  return { db: { ...db, pool }, sent: () => sent }
}

describe.each(Object.keys(cases))('%s', (name) => {
  const made = () => (cases[name] as () => Promise<Case>)()

  const writer = async ({ first, remember = null }: Case) => {
    const { plan, versions } = await planOf(stores.store, first)
    return (store: LifecycleStore) => store.write(plan, { versions, now: NOON, remember })
  }

  it('is undone as a whole when any part of it fails (C1)', async () => {
    const plan = await made()
    const write = await writer(plan)
    const names = await tables()
    const before = await everything(names)
    for (const table of plan.touches) {
      await withFaultIn(table, () => expect(write(stores.store)).rejects.toThrow('fault'))
      expect(await everything(names)).toEqual(before)
    }
    expect((await write(stores.store)).written).toBe(true)
    const after = await everything(names)
    const changed = names.filter((table) => after[table]?.join() !== before[table]?.join())
    expect(changed).toEqual(plan.touches)
  })

  it('is undone as a whole when the connection is cut at any statement (C1)', async () => {
    const plan = await made()
    const write = await writer(plan)
    const names = await tables()
    const before = await everything(names)
    for (let nth = 1; ; nth++) {
      const cut = cutAt(stores.db, nth)
      const written = await write(lifecycleStore(cut.db, stores.work)).catch(() => null)
      if (cut.sent() < nth) {
        expect(written?.written).toBe(true)
        break
      }
      expect(written).toBeNull()
      expect(await everything(names)).toEqual(before)
    }
  })
})
