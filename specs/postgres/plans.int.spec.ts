import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#adapters/postgres/database.ts'
import { sessionStore } from '#adapters/postgres/session-store.ts'
import {
  later,
  messageFirst,
  NOON,
  openStores,
  pairOf,
  planOf,
  SITE,
  type Stores,
  storesOf,
} from './support.ts'

const MEMBERS = 20_000
/** Tables that grow with the members. */
const LARGE = [
  'account',
  'profile',
  'wallet',
  'book',
  'liking',
  'conversation',
  'message',
  'session',
  'ledger_entry',
  'payment',
  'deadline',
  'notice_due',
  'move',
]

let stores: Stores
let members: string[]
let asked: pg.QueryConfig[]
let recorded: ReturnType<typeof storesOf> & { db: Database }

/** As many members as a middling site has, who like each other, talk and buy. */
const fill = async () => {
  const client = await stores.db.pool.connect()
  // What is not flushed yet is not visible to all, and an index alone could not answer.
  await client.query('set synchronous_commit = on')
  const active = JSON.stringify({ living: { standing: 'active', membership: 'premium' } })
  const talk = { talk: 'open', starterList: 'listed', receiverList: 'listed' }
  await client.query(
    `insert into account (id, site_id, email, language, state, context, version, created_at)
    select gen_random_uuid(), '${SITE}', n || '@vonk.example', 'nl', '${active}', '{}', 1, $1
    from generate_series(1, ${MEMBERS}) as n`,
    [NOON],
  )
  await client.query(`
    insert into book (id, site_id, kind) select id, site_id, 'member' from account;
    insert into wallet (account_id, balance, started) select id, 100, 0 from account;
    insert into profile (account_id, site_id, fictional, confirmed, status, name, born, gender,
      seeks, country, region, city, about_me, last_seen)
    select id, site_id, fictional, confirmed, 'active', 'Sanne',
      date '1960-01-01' + (random() * 17000)::int, (array['male', 'female'])[1 + n % 2], 'male',
      'NL', (array['Utrecht', 'Gelderland', 'Drenthe', 'Zeeland'])[1 + n % 4], 'Utrecht',
      repeat('Ik hou van wandelen. ', 15),
      timestamptz '2026-03-01' + random() * interval '9 days'
    from (select *, row_number() over () as n from account) account;
    create temp table numbered as select id, row_number() over (order by id) as n from account;
    insert into liking (from_id, to_id, at, is_new)
    select a.id, b.id, '2026-03-01', true from numbered a
    cross join (values (0), (7)) as step (n) join numbered b on b.n = (a.n + step.n) % ${MEMBERS} + 1;
    insert into conversation (id, starter_id, receiver_id, state, context, version, last_seq, last_at)
    select gen_random_uuid(), a.id, b.id, '${JSON.stringify({ living: talk })}', '{}', 2, 4, '2026-03-01'
    from numbered a cross join (values (0), (7)) as step (n) join numbered b on b.n = (a.n + step.n) % ${MEMBERS} + 1;
    insert into message (conversation_id, seq, id, side, body, at)
    select id, seq, gen_random_uuid(), 'starter', 'Hoi', last_at
    from conversation, generate_series(1, 4) as seq;
    insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
    select gen_random_uuid(), id, 100, 'signup', 100, created_at from account;
    insert into payment (id, site_id, account_id, bundle, credits, method, price, provider, state,
      context, version, created_at, asked, next_ask_at)
    select gen_random_uuid(), site_id, id, 'b', 10, 'ideal', '{}', 'sandbox',
      case when id < '08000000-0000-0000-0000-000000000000' then '"pending"'::jsonb else '"failed"' end,
      '{}', 1, created_at, 0, '2026-03-11' from account;
    insert into deadline (lifecycle, entity_id, name, due_at)
    select 'payment', id, 'xstate.after.payWindow.payment.pending', '2026-03-11' from account;
    insert into notice_due (conversation_id, account_id, fictional, since)
    select id, receiver_id, false, '2026-03-11' from conversation;
    insert into move (lifecycle, entity_id, version, event, after, at)
    select 'account', id, 1, 'begin', state, created_at from account;
    insert into session (token_hash, account_id, device, created_at, expires_at)
    select id, id, 'Firefox', created_at, '2026-04-01' from account`)
  await client.query('vacuum analyze')
  client.release(true)
}

/** The stores over a pool that remembers what it was asked. */
const recording = () => {
  const remember = (run: pg.Pool['query']) => (query: pg.QueryConfig) => {
    if (typeof query !== 'string') asked.push(query)
    return run(query)
  }
  const connect = async () => {
    const client = await stores.db.pool.connect()
    const query = remember(client.query.bind(client) as pg.Pool['query'])
    const release = () => client.release()
    return new Proxy(client, {
      get: (target, key) => ({ query, release })[String(key)] ?? Reflect.get(target, key),
    })
  }
  const query = remember(stores.db.pool.query.bind(stores.db.pool) as pg.Pool['query'])
  const pool = new Proxy(stores.db.pool, {
    get: (target, key) => ({ query, connect })[String(key)] ?? Reflect.get(target, key),
  })
  return { ...stores.db, pool }
}

beforeAll(async () => {
  stores = await openStores()
  await fill()
  const { rows } = await stores.db.pool.query('select id from account order by id')
  members = rows.map(({ id }) => id)
  const db = recording()
  recorded = { ...storesOf(db, stores.work), db }
}, 120_000)
afterAll(() => stores.close())

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] }
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The tables that the statements of this work would read from end to end. */
const readWhole = async (work: () => Promise<unknown>) => {
  asked = []
  await work()
  const whole: string[] = []
  for (const { text, values } of asked) {
    if (!/^\s*(select|with|update|insert|delete)/i.test(text)) continue
    const { rows } = await stores.db.pool.query({
      text: `explain (format json) ${text}`,
      values: values ?? [],
    })
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan)) {
      const table = node['Relation Name'] ?? ''
      if (node['Node Type'] === 'Seq Scan' && LARGE.includes(table)) whole.push(table)
    }
  }
  expect(asked.length).toBeGreaterThan(0)
  return whole
}

const member = (index: number) => members[index] ?? ''
const search = (query: Parameters<Stores['discovery']['search']>[0]['query']) => () =>
  recorded.discovery.search({ site: SITE, viewer: member(5), query, now: NOON })
const message = (by: string, to: string) => async () => {
  const { first } = await messageFirst(recorded, { by, to })
  const { plan, versions } = await planOf(recorded.store, first)
  return recorded.store.write(plan, { versions, now: NOON, remember: null })
}
const waited = { fictionalMs: 0, peopleMs: 0 }

describe(`Among ${MEMBERS} members, the database finds by an index`, () => {
  const hot: Record<string, () => Promise<unknown>> = {
    'a page of members and how many there are': search({ gender: 'female' }),
    'a page of members by age and region': search({
      gender: 'male',
      country: 'NL',
      countryregion: 'Drenthe',
      min_age: 30,
      max_age: 34,
      only: 'real',
    }),
    'a profile': () =>
      recorded.discovery.profile({ site: SITE, viewer: member(1), id: member(2), now: NOON }),
    'likes, both ways': () => recorded.discovery.likes(member(3), NOON),
    'a like': () =>
      recorded.discovery.like({ site: SITE, from: member(3), to: member(9), now: NOON }),
    'the member of a session': () => sessionStore(recorded.db).member(member(4), NOON),
    'the user': () => recorded.accounts.user(member(4), NOON),
    'a first message': () => message(member(10), member(11))(),
    'a further message': () => message(member(10), member(11))(),
    'the list of chats': () => recorded.chats.list(member(6), NOON),
    'a page of messages': () =>
      recorded.chats.conversation({
        account: member(10),
        conversation: pairOf(member(10), member(11)),
        now: NOON,
      }),
    'how far somebody has read': () =>
      recorded.chats.read(member(11), pairOf(member(10), member(11)), 2),
    'changes of a balance': () => recorded.payments.transactions(member(7)),
    'payments that are due to be asked about': () => recorded.payments.takeDue(NOON, 100),
    'deadlines that have passed': () => recorded.store.takeOverdue(NOON, 100),
    'notices that are due': () => recorded.chats.takeNoticeDue(NOON, waited, 100),
    'wrong passwords': () => recorded.accounts.wrongPasswordsSince(randomUUID(), later(-1)),
  }

  it.each(Object.keys(hot))('%s', async (name) => {
    expect(await readWhole(hot[name] as () => Promise<unknown>)).toEqual([])
  })

  it('and this spec would see it if it read a whole table', async () => {
    const whole = await readWhole(() =>
      recorded.db.pool.query({ text: `select count(*) from profile where name = 'Eva'` }),
    )
    expect(whole).toEqual(['profile'])
  })
})
