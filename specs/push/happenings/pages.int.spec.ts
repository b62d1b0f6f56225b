import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definedStatements } from '#adapters/postgres/platform/statement.ts'
import { happenings } from '#adapters/postgres/push/happenings/store.ts'
import type { HappeningCursor } from '#core/push/happenings/ports.ts'
import { HAPPENINGS_PAGE, happenedSince } from '#core/push/happenings/rules.ts'
import { fillWithMembers } from '#specs/harness/database/many-members.ts'
import { NOON, openStores, SITE, type Stores } from '#specs/harness/database/postgres.ts'
import { fillHappenings, naiveHappenings } from './many-happenings.ts'

const MANY = 20_000
const FEW = 200
/** A longer list may need one more level of an index, and passes over other hidden members. */
const GROWTH_MAX = 1.3

let stores: Stores
let busy: string
let quiet: string
beforeAll(async () => {
  stores = await openStores()
  const ids = await fillWithMembers(stores.db, MANY + 2)
  // Neighbours in this list talk with each other.
  ;[busy = '', quiet = ''] = [ids[0], ids[FEW / 2]]
  await fillHappenings(stores.db, busy, MANY)
  await fillHappenings(stores.db, quiet, FEW)
  await stores.db.pool.query('vacuum analyze')
}, 300_000)
afterAll(() => stores.close())

const since = happenedSince(NOON)

/** The keys of all pages, and where each page begins. */
const walkPages = async (account: string) => {
  const store = happenings(stores.db)
  const keys: string[] = []
  const begins: (HappeningCursor | null)[] = []
  let after: HappeningCursor | null = null
  do {
    begins.push(after)
    const page = await store.list({ account, site: SITE, since, after })
    expect(page.happenings.length).toBeLessThanOrEqual(HAPPENINGS_PAGE)
    keys.push(...page.happenings.map(({ kind, name }) => `${kind} ${name}`))
    after = page.next
  } while (after)
  return { keys, begins }
}

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
type Explained = { Plan: Plan; 'Execution Time': number }

/** Blocks that one page touches, by a plan for these values or by one for any values. */
const blocksOf = async (
  account: string,
  after: HappeningCursor | null,
  mode: 'force_custom_plan' | 'force_generic_plan',
) => {
  const page = definedStatements.find(({ name }) => name === 'happenings_list')
  const given: Record<string, string | null> = {
    account,
    site: SITE,
    since: since.toISOString(),
    upto: after?.at ?? '9999-01-01T00:00:00Z',
    before: after?.name ?? null,
  }
  const values = page?.values.map((name) => (given[name] ? `'${given[name]}'` : 'null'))
  const client = await stores.db.pool.connect()
  try {
    await client.query(`set plan_cache_mode = ${mode}`)
    await client.query(`prepare one_page as ${page?.text}`)
    const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
      `explain (analyze, buffers, timing off, format json) execute one_page(${values})`,
    )
    const [explained] = rows[0]?.['QUERY PLAN'] ?? []
    if (!explained) throw new Error('There is no plan')
    const { Plan: plan, 'Execution Time': ms } = explained
    return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], ms }
  } finally {
    client.release(true)
  }
}

describe('the pages of what happened', () => {
  it.each([
    [FEW, () => quiet],
    [MANY, () => busy],
  ])('give everything once and in order, among %s likes, visits and gifts', async (_, member) => {
    const { keys } = await walkPages(member())
    expect(keys).toEqual(await naiveHappenings(stores.db, member(), since))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(['force_custom_plan', 'force_generic_plan'] as const)(
    `read no more blocks among ${MANY} than among ${FEW} (%s)`,
    async (mode) => {
      const pagesOf = async (account: string) => {
        const { begins } = await walkPages(account)
        const middle = begins[Math.floor(begins.length / 2)] ?? null
        return [
          await blocksOf(account, null, mode),
          await blocksOf(account, middle, mode),
          await blocksOf(account, begins.at(-2) ?? null, mode),
        ]
      }
      const [few, many] = [await pagesOf(quiet), await pagesOf(busy)]
      const text = JSON.stringify({ mode, few, many })
      const most = Math.max(...few.map(({ blocks }) => blocks))
      for (const { blocks } of many) expect(blocks, text).toBeLessThanOrEqual(most * GROWTH_MAX)
    },
  )
})
