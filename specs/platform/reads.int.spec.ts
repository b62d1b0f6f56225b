import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#adapters/postgres/platform/database.ts'
import { sqlType } from '#adapters/postgres/platform/sql-types.ts'
import { statement } from '#adapters/postgres/platform/statement.ts'
import { freshDatabase } from '#specs/harness/database/database.ts'
import { eventually } from '#specs/harness/support/process.ts'
import { times } from '../harness/database/postgres.ts'

const divide = statement({
  name: 'reads_divide',
  values: { by: sqlType.integer() },
  columns: { pid: sqlType.integer(), quotient: sqlType.integer() },
  text: 'select pg_backend_pid() as pid, 100 / :by::int as quotient',
})

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshDatabase()
  drop = fresh.drop
  db = await openDatabase(fresh.url)
})
afterAll(async () => {
  await db.close()
  await drop()
})

const pidOf = async () => (await divide(db.reads, { by: 1 }))[0]?.pid

describe('Short reads of the database', () => {
  it('of many calls share a connection, and each has its own answer', async () => {
    const answers = await Promise.all(times(50).map((nth) => divide(db.reads, { by: nth + 1 })))
    const rows = answers.flat()
    expect(rows.map(({ quotient }) => quotient)).toEqual(
      times(50).map((nth) => Math.trunc(100 / (nth + 1))),
    )
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1)
  })

  it('go on where one among them fails', async () => {
    const asked = await Promise.allSettled([1, 0, 2].map((by) => divide(db.reads, { by })))
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('go on over another connection when theirs is lost', async () => {
    const was = await pidOf()
    await db.pool.query('select pg_terminate_backend($1)', [was])
    await eventually('the next question is answered', () =>
      pidOf().then(
        (pid) => pid !== was,
        () => false,
      ),
    )
    expect(await pidOf()).toEqual(expect.any(Number))
  })
})
