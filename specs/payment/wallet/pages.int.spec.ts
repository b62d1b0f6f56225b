import { beforeAll, describe, expect, it } from 'vitest'
import { definedStatements } from '#adapters/postgres/platform/statement.ts'
import { NOON, newMember, SITE, storesOfFile } from '#specs/harness/database/postgres.ts'

const MANY = 20_000
const FEW = 200
const PAGE = 24
const END = '9223372036854775807'

const stores = storesOfFile()
let busy: string
let quiet: string

const context = JSON.stringify({
  granted: 1,
  returned: 0,
  paidMinor: 499,
  backMinor: 0,
  amount: { minor: 499, currency: 'EUR' },
  charged: { credits: 0, minor: 0, undone: 0 },
})

/** Orders, three at each time, and a change of the balance for each. */
const fill = `
  with paid as (
    insert into payment (id, site_id, account_id, bundle, credits, method, price, provider, state,
      context, version, created_at, completed_at, asked, immediate_delivery_consent)
    select gen_random_uuid(), '${SITE}', $1::uuid, 'credits-25', 1, 'ideal',
      '{"total": {"minor": 499, "currency": "EUR"}}', 'sandbox', '"completed"',
      '${context}', 1, $2::timestamptz + (n / 3) * interval '1 s', $2, 0, 1
    from generate_series(1, $3::int) n
    returning id
  ), numbered as (
    select id, row_number() over (order by id) as n from paid
  ), filled as (
    update wallet set balance = $3 where account_id = $1
  )
  insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
  select id, $1, 1, 'bundle', n::int, $2::timestamptz from numbered
  union all
  select numbered.id, house.id, -1, 'bundle', null, $2 from numbered
  join book house on house.site_id = '${SITE}' and house.kind = 'sales'`

beforeAll(async () => {
  busy = await newMember(stores)
  quiet = await newMember(stores)
  await stores.db.pool.query(fill, [busy, NOON, MANY])
  await stores.db.pool.query(fill, [quiet, NOON, FEW])
  await stores.db.pool.query('vacuum analyze')
}, 120_000)

type Page = { keys: string[]; next: string | null }

const walkPages = async (pageAfter: (next: string | undefined) => Promise<Page>) => {
  const all: string[] = []
  let next: string | null | undefined
  do {
    const page: Page = await pageAfter(next ?? undefined)
    expect(page.keys.length).toBeLessThanOrEqual(PAGE)
    all.push(...page.keys)
    next = page.next
  } while (next)
  return all
}

const lists = {
  orders: {
    page: (account: string) => async (before: string | undefined) => {
      const { rows, next } = await stores.wallet.orders(account, before ?? '')
      return { keys: rows.map(({ payment }) => payment), next }
    },
    first: async (account: string) => {
      const { rows, next } = (await stores.wallet.transactions(account)).orders
      return { keys: rows.map(({ payment }) => payment), next }
    },
    naive: 'select id from payment where account_id = $1 order by created_at desc, id desc',
    statement: 'orders_latest',
  },
  changes: {
    page: (account: string) => async (before: string | undefined) => {
      const { rows, next } = await stores.wallet.changes(account, before ?? '')
      return { keys: rows.map(({ id }) => id), next }
    },
    first: async (account: string) => {
      const { rows, next } = (await stores.wallet.transactions(account)).changes
      return { keys: rows.map(({ id }) => id), next }
    },
    naive: `select id::text from ledger_entry where book_id = $1 order by ledger_entry.id desc`,
    statement: 'wallet_entries',
  },
} as const

/** Blocks that the first page touches. */
const blocksOf = async (statement: string, account: string) => {
  const page = definedStatements.find(({ name }) => name === statement)
  const given: Record<string, string> = { account, before: END }
  const { rows } = await stores.db.pool.query({
    text: `explain (analyze, buffers, format json) ${page?.text}`,
    values: page?.values.map((name) => given[name]) ?? [],
  })
  const plan = rows[0]['QUERY PLAN'][0].Plan
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

describe.each(['orders', 'changes'] as const)('the pages of %s', (name) => {
  const { page, first, naive, statement } = lists[name]

  it.each([
    [FEW, () => quiet],
    [MANY, () => busy],
  ])('give each of %s once and in order, 24 at most', async (count, member) => {
    const account = member()
    const { rows } = await stores.db.pool.query<{ id: string }>(naive, [account])
    expect(rows.length).toBeGreaterThanOrEqual(count)
    const older = page(account)
    const found = await walkPages((before) => (before ? older(before) : first(account)))
    expect(found).toEqual(rows.map(({ id }) => id))
  })

  it('read no more blocks among 20,000 than among 200', async () => {
    const [few, many] = [await blocksOf(statement, quiet), await blocksOf(statement, busy)]
    expect(many, `${few} blocks among ${FEW}`).toBeLessThanOrEqual(few * 1.3)
  })
})
