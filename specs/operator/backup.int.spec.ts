import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CrashSite, crashSite } from '#specs/harness/crash/site.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import {
  buy,
  creditsOf,
  message,
  ordered,
  PASSWORD,
  play,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'

const LONG_MS = 180_000
const run = promisify(execFile)
const script = join(import.meta.dirname, '../../scripts/operator.ts')

let site: CrashSite
let away: string
beforeAll(async () => {
  site = await crashSite({ members: 2 })
  away = await mkdtemp(join(tmpdir(), 'backup-'))
}, LONG_MS)
afterAll(async () => {
  await site.stop()
  await rm(away, { recursive: true, force: true })
})

/** As an operator types it, beside the server. */
const operator = async (...typed: string[]) => {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: site.dataDir(), LOG_LEVEL: 'silent' }
  return (await run(process.execPath, [script, ...typed], { env })).stdout
}

/** Messages, one after the other, until it is over; those that were answered. */
const talking = (from: SpecMember, to: SpecMember) => {
  const answered: string[] = []
  let isOver = false
  const send = async () => {
    while (!isOver) {
      const id = randomUUID()
      const { status } = await from.call('POST /api/message.php', message(to.id, 'Hoi', id))
      if (status !== 200) return
      answered.push(id)
    }
  }
  const running = send()
  return {
    answered,
    over: async () => {
      isOver = true
      await running
    },
  }
}

const idsIn = async (ids: string[]) => {
  const rows = await site.asked<{ id: string }>('select id from message where id = any($1)', [ids])
  return rows.map(({ id }) => id).sort()
}

describe('a backup that is made while members talk and pay', () => {
  it(
    'is a site that goes on: its books are whole, its members log in, its photos are there, and what was paid since is found by asking (OPS-03)',
    async () => {
      const [anna, bram] = site.members as [SpecMember, SpecMember]
      for (let nth = 0; nth < 3; nth += 1) await buy(anna, 'credits-150')
      const { photos } = await addPhoto(bram, await jpeg())
      const picture = photos[0]?.match ?? ''
      const unpaid = await ordered(bram)

      const talk = talking(anna, bram)
      await expect.poll(() => talk.answered.length, { timeout: 30_000 }).toBeGreaterThan(5)
      const before = [...talk.answered]
      const folder = join(away, 'backup')
      expect(await operator('backup', folder)).toContain('is a whole DATA_DIR')
      const during = talk.answered.length - before.length
      await talk.over()
      await buy(bram)
      await addPhoto(bram, await jpeg())

      await Promise.all([site.killServer(), site.killDatabase()])
      const restored = join(away, 'restored')
      await run('cp', ['-a', folder, restored])
      await rm(site.dataDir(), { recursive: true, force: true })
      site.moveTo(restored)
      await site.start()

      expect(during).toBeGreaterThan(0)
      expect(await idsIn(before)).toEqual(before.toSorted())
      await site.looking(expectBalanced)
      expect(await operator('audit')).toContain('The books are whole')
      for (const { email, id } of site.members) {
        const body = { email, password: PASSWORD }
        expect((await site.browser().ask('POST /api/user.php', { body })).user.id).toBe(id)
      }
      expect((await bram.send('GET', picture)).status).toBe(200)
      expect((await bram.ask('GET /api/photos.php')).photos).toHaveLength(1)

      const credits = await creditsOf(bram)
      await play(bram, unpaid.ref, { status: 'paid', webhook: 'never' })
      expect(await operator('ask', unpaid.payment_id)).toContain('was pending, is completed')
      await settled(bram, unpaid.payment_id, 'completed')
      expect(await creditsOf(bram)).toBe(credits + 10)
      await buy(anna)
      await site.looking(expectBalanced)
    },
    LONG_MS,
  )

  it('goes into a new folder alone', async () => {
    await expect(operator('backup', site.dataDir())).rejects.toThrow('is not empty')
  })
})
