import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { erasureOf } from '#specs/harness/database/erasure.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
  // Who waits looks at once whether they wait for each other, and not a second later.
  const { rows } = await server.db.query<{ name: string }>('select current_database() as name')
  await server.db.query(`alter database "${rows[0]?.name}" set deadlock_timeout = '1ms'`)
  await server.restart()
})
afterAll(() => server.stop())

/** Somebody with two photos, of which the first is the main one. */
const withPhotos = async () => {
  const bram = await newMember(server)
  const photos = [randomUUID(), randomUUID()] as const
  for (const id of photos) await addPhoto(bram, await jpeg(), id)
  return { bram, photos }
}
type Scene = Awaited<ReturnType<typeof withPhotos>>

const waiting = async () =>
  (
    await server.db.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0]?.waiting

/** Somebody holds account and profile, until both stand in line for them: the member first. */
const inLine = async ({ bram }: Scene, acts: readonly (() => Promise<unknown>)[]) => {
  const holder = await server.db.connect()
  await holder.query('begin')
  await holder.query(
    `select from account a join profile p on p.account_id = a.id where a.id = $1
    for no key update of a, p`,
    [bram.id],
  )
  const done: Promise<unknown>[] = []
  try {
    for (const [nth, act] of acts.entries()) {
      done.push(act())
      await until(async () => expect(await waiting()).toBe(nth + 1))
    }
  } finally {
    await holder.query('commit')
    holder.release()
  }
  return Promise.all(done)
}

const erase = async ({ bram }: Scene) => {
  const dispatch = await server.container.getAsync(tokens.dispatch)
  const event = { type: 'erase' } as const
  return dispatch({
    attempt: async () => ({
      first: [{ to: 'account', id: bram.id, event, must: true }],
      answer: () => null,
      log: erasureOf(bram.id),
    }),
  })
}

const statusOf = async (id: string) =>
  (await server.db.query<{ status: string }>('select status from photo where id = $1', [id]))
    .rows[0]?.status

describe('what a member does with their photos is no fault and waits for nobody in vain', () => {
  test('where they send one at the moment in which their account is erased', async () => {
    const scene = await withPhotos()
    const id = randomUUID()
    const photos = await server.container.getAsync(tokens.photos)
    const sent = { account: scene.bram.id, id, name: 'a'.repeat(64), now: server.clock.now() }
    await inLine(scene, [() => photos.begin(sent), () => erase(scene)])
    expect(await statusOf(id)).toBe('removed')
  })

  test('where they put them in order at the moment in which one is locked', async () => {
    const scene = await withPhotos()
    const [first, second] = scene.photos
    const anna = await newMember(server)
    await inLine(scene, [
      () => scene.bram.ask('PUT /api/photos.php', { body: { order: [second, first] } }),
      () =>
        anna.ask('POST /api/report.php', {
          body: { subject: 'photo', id: first, reason: 'child_abuse' },
        }),
    ])
    expect(await statusOf(first)).toBe('locked')
  })
})
