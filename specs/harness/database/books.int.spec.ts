import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BALANCED, booksOf } from './books.ts'
import {
  expectLedgersToBalance,
  type FreshDatabase,
  freshDatabase,
  withEachDatabase,
} from './database.ts'

let database: FreshDatabase
let client: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `insert into site (id, hosts, settings, company, markets, regions)
    values ('vonk', '{}', '{}', '{}', '{}', '{}')`,
  )
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Writes what nobody may write, looks, and undoes it. */
const booksAfter = async (wrong: string) => {
  await client.query('begin')
  try {
    await client.query(wrong)
    return await booksOf(client)
  } finally {
    await client.query('rollback')
  }
}

const half = `
  insert into ledger_entry (operation, book_id, credits, reason, at)
  select gen_random_uuid(), id, 5, 'bundle', now() from book where kind = 'sales'`

describe('the ledger check', () => {
  it('covers every database of a test file (M3)', async () => {
    const seen: string[] = []
    await withEachDatabase(async (on) => {
      const { rows } = await on.query('select current_database() as name')
      seen.push(rows[0].name)
    })
    expect(seen).toContain(new URL(database.url).pathname.slice(1))
    expect(await booksOf(client)).toEqual(BALANCED)
  })

  it('fails when a database with a ledger that does not balance is dropped (M3)', async () => {
    const other = await freshDatabase()
    const writer = new pg.Client({ connectionString: other.url })
    await writer.connect()
    await writer.query(
      `set session_replication_role = replica;
      insert into ledger_entry (operation, book_id, credits, reason, at)
      values (gen_random_uuid(), gen_random_uuid(), 5, 'bundle', now())`,
    )
    await writer.end()
    await expect(expectLedgersToBalance()).rejects.toThrow('the books')
    await expect(other.drop()).rejects.toThrow('the books')
    await expectLedgersToBalance()
  })

  it('finds an entry without its other side', async () => {
    expect(await booksAfter(half)).toEqual({ sum: 5, halves: 1, wrong: 0 })
  })

  it('finds a balance that is not the sum of its entries', async () => {
    const given = `
      with born as (
        insert into account (id, site_id, language, state, context, version, created_at)
        values (gen_random_uuid(), 'vonk', 'nl', '{}', '{}', 1, now()) returning id
      ) insert into wallet (account_id, balance, started) select id, 7, 0 from born`
    expect(await booksAfter(given)).toEqual({ sum: 0, halves: 0, wrong: 1 })
  })
})
