import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const LIKE = 'POST /api/likes.php'

let server: SpecServer
let anna: SpecMember
let id: string
beforeAll(async () => {
  server = await startServer()
  anna = await newMember(server)
  id = (await someone(anna)).id
  // Its database is as patient as in every spec: the answer alone is not.
  await server.restart({ env: { ANSWER_MS: '1000' } })
})
afterAll(() => server.stop())

const likes = async () => {
  const { profiles } = await anna.ask('GET /api/likes.php')
  return profiles.map((profile) => profile.id)
}

/** While another holds what the work waits for. */
const whileHeld = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
  const holder = await server.db.connect()
  try {
    await holder.query('begin')
    await holder.query(`lock table ${table} in access exclusive mode`)
    return await work()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

describe('an answer that takes longer than it may (API-08)', () => {
  test('is told to be no answer; its work goes on, and a repeat hears of that', async () => {
    const asked = { body: { id }, headers: { 'idempotency-key': randomUUID() } }
    const heard = await whileHeld('liking', () => anna.call(LIKE, asked))
    expect([heard.status, heard.json]).toEqual([503, { error: 'unavailable' }])
    expect(Number(heard.headers.get('retry-after'))).toBeGreaterThan(0)
    await until(async () => expect(await likes()).toEqual([id]))
    await until(async () => expect((await anna.call(LIKE, asked)).status).toBe(200))
    await until(async () => expect(await likes()).toEqual([id]))
  })
})
