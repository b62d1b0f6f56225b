import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Profile, SearchEntry } from '#adapters/postgres/discovery/schema.ts'
import { type Database, openDatabase } from '#adapters/postgres/platform/database.ts'
import { tablesIn } from '#adapters/postgres/platform/orm.ts'
import { rememberAnswer } from '#adapters/postgres/platform/plan/remember.ts'
import { usualLimits } from '#adapters/postgres/platform/pools/limits.ts'
import { Readiness } from '#adapters/postgres/platform/schema.ts'
import { inTransaction } from '#adapters/postgres/platform/transaction.ts'
import { StorageAway } from '#core/kernel/ports.ts'
import { cloneOf, type FreshDatabase } from '#specs/harness/database/database.ts'

let fresh: FreshDatabase
let db: Database
beforeAll(async () => {
  fresh = await cloneOf(inject('specDatabase'), 'world')
  db = await openDatabase(fresh.url, { limits: { ...usualLimits, connections: 1, connectMs: 300 } })
})
afterAll(async () => {
  await db.close()
  await fresh.drop()
})

describe('A query by entity', () => {
  it('takes its connection from the pool of the statements, and waits for one as long', async () => {
    const only = await db.pool.connect()
    await expect(db.orm.em.fork().count(Readiness)).rejects.toThrow(StorageAway)
    only.release()
    expect(await db.orm.em.fork().count(Readiness)).toBeGreaterThanOrEqual(0)
    expect(db.pool.totalCount).toBe(1)
  })

  it('reads a day as a day and an instant as an instant', async () => {
    const [member] = await db.orm.em.fork().find(Profile, {}, { limit: 1 })
    expect(member?.born).toMatch(/^\d{4}-\d\d-\d\d$/)
    const [entry] = await db.orm.em.fork().find(SearchEntry, {}, { limit: 1 })
    expect(entry?.lastSeen).toBeInstanceOf(Date)
  })
})

describe('A transaction', () => {
  const now = new Date('2026-03-10T11:00:00Z')

  it('undoes what was asked by table together with what was asked by statement', async () => {
    const nobody = { scope: 'spec', key: 'one', fingerprint: 'f', answer: {} }
    const failing = inTransaction(db, async (client) => {
      await rememberAnswer(client, nobody, now)
      await tablesIn(client)
        .insertInto('readiness')
        .values({ name: 'spec', tried_at: now })
        .execute()
      throw new Error('not after all')
    })
    await expect(failing).rejects.toThrow('not after all')
    const left = db.tables.selectFrom('readiness').select('name').where('name', '=', 'spec')
    expect(await left.execute()).toEqual([])
    const requests = db.tables.selectFrom('request').select('key').where('scope', '=', 'spec')
    expect(await requests.execute()).toEqual([])
  })
})
