import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDesk } from '#server/platform/tokens.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import type { SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
let eva: SpecMember
const fill = async () => (await server.container.getAsync(fillDesk))()
const waiting = async () => {
  const [{ cases }, { photos }] = await Promise.all([
    eva.ask('GET /api/desk.php'),
    eva.ask('GET /api/desk-photos.php'),
  ])
  return { subjects: cases.map(({ subject }) => subject).toSorted(), photos: photos.length, cases }
}

beforeAll(async () => {
  server = await startServer()
  eva = await asStaff(server)
  await fill()
})
afterAll(() => server.stop())

describe('the desk of a demo', () => {
  it('has something of each kind to look at from its first start on (MOD-03)', async () => {
    const { subjects, photos } = await waiting()
    expect(subjects).toEqual(['member', 'message', 'notice', 'photo', 'signs'])
    expect(photos).toBe(1)
  })

  it('has it once, however often it starts', async () => {
    const before = await waiting()
    await fill()
    expect(await waiting()).toEqual(before)
  })

  it('shows the picture of what is reported, and of what waits', async () => {
    const id = (await waiting()).cases.find(({ subject }) => subject === 'photo')?.id ?? ''
    await eva.ask('POST /api/desk-claim.php', { body: { id } })
    const opened = await eva.ask('GET /api/desk-case.php', { query: { id } })
    const picture = opened.case.evidence.find(({ kind }) => kind === 'photo')?.id ?? ''
    const { photo } = await eva.ask('POST /api/desk-photo.php', { body: { id: null } })
    for (const path of [`/media/desk/${picture}.webp`, `/media/desk-photos/${photo?.id}.webp`]) {
      const answer = await fetch(`${server.url}${path}`, { headers: { cookie: eva.cookie() } })
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        'image/webp',
      ])
    }
  })
})
