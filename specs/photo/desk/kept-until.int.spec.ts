import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Decision } from '#core/moderation/values.ts'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import { unseal } from '#server/operator/seal.ts'
import * as tokens from '#server/platform/tokens.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening, sendChatPhoto } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
let eva: SpecMember
let finn: SpecMember
beforeAll(async () => {
  server = await startServer()
  ;[eva, finn] = [await asStaff(server), await asStaff(server, 'moderator')]
})
afterAll(() => server.stop())

const run = async (...typed: string[]) => runOperator(await operatorParts(server.container), typed)
const filesNamed = async (name: string) => {
  const dir = join(server.container.get(tokens.config).dataDir, 'photos')
  return (await readdir(dir, { recursive: true })).filter((file) => file.includes(name))
}
const nameOf = async (table: 'photo' | 'chat_photo', id: string): Promise<string> =>
  (await server.db.query(`select name from ${table} where id = $1`, [id])).rows[0].name

const sent = async (from: SpecMember, to: SpecMember) => {
  const id = randomUUID()
  await sendChatPhoto(from, await evening(2), id)
  await from.ask('POST /api/message.php', { body: { id, profile: to.id, body: '', photo: true } })
  return { id, name: await nameOf('chat_photo', id) }
}
const takeBack = (member: SpecMember, id: string) =>
  member.ask('DELETE /api/message.php', { body: { id } })
const shownTo = async (reader: SpecMember, other: SpecMember) =>
  (await reader.ask('GET /api/chat.php', { query: { profile: other.id } })).conversation.messages
const report = async (by: SpecMember, subject: 'message' | 'photo', id: string) => {
  await by.ask('POST /api/report.php', { body: { subject, id, reason: 'child_abuse' } })
  return (await by.ask('GET /api/safety.php')).reports[0]?.case ?? ''
}
const decide = async (id: string, decision: Decision) => {
  await finn.ask('POST /api/desk-claim.php', { body: { id } })
  const rule = decision === 'nothing_found' ? null : ('child_abuse' as const)
  const body = { id, decision, days: null, rule, facts: 'Op grond van de woorden.' }
  await finn.ask('POST /api/desk-decision.php', { body })
}

/** Bram sends Anna a photo, and she reports it. */
const reported = async () => {
  const [anna, bram] = [await newMember(server), await newMember(server)]
  const { id, name } = await sent(bram, anna)
  const library = await server.container.getAsync(tokens.photoLibrary)
  const file = Buffer.from((await library.read(name, 'full')) ?? [])
  return { anna, bram, id, name, file, case: await report(anna, 'message', id) }
}

/** What is removed is swept: a picture that was taken back after it is gone, with all before it. */
const swept = async () => {
  const [cor, dirk] = [await newMember(server), await newMember(server)]
  const { id, name } = await sent(cor, dirk)
  await takeBack(cor, id)
  await until(async () => expect(await filesNamed(name)).toEqual([]))
}

const handedOver = async (of: string) => {
  const to = await mkdtemp(join(tmpdir(), 'sealed-'))
  const both = ['--by', eva.email, '--second', finn.email]
  const said = await run('hand-over', of, ...both, '--to', to)
  const passphrase = /passphrase, shown once: (\S+)/.exec(said)?.[1] ?? ''
  const [sealed = ''] = (await readdir(to)).sort()
  return unseal(await readFile(join(to, sealed)), passphrase)
}

describe('a locked photo of a conversation', () => {
  test('outlives its message, which its sender takes back and both see go, and is handed over (MOD-04)', async () => {
    const { anna, bram, id, name, file, case: of } = await reported()
    await takeBack(bram, id)
    for (const messages of [await shownTo(anna, bram), await shownTo(bram, anna)]) {
      expect(messages).toMatchObject([{ id, state: 'removed' }])
    }
    await swept()
    expect(await filesNamed(name)).not.toEqual([])
    await decide(of, 'warning')
    expect(await handedOver(of)).toEqual(file)
    await swept()
    await run('destroy', of, '--by', eva.email, '--second', finn.email)
    expect(await filesNamed(name)).toEqual([])
  })

  test('outlives the account of its sender too (MOD-04)', async () => {
    const { anna, bram, id, name, file, case: of } = await reported()
    await decide(of, 'warning')
    await run('erase', bram.email)
    await until(async () =>
      expect(await shownTo(anna, bram)).toMatchObject([{ id, state: 'removed' }]),
    )
    await swept()
    expect(await filesNamed(name)).not.toEqual([])
    expect(await handedOver(of)).toEqual(file)
  })

  test('goes as its message has gone once nothing is found in it', async () => {
    const { anna, bram, id, name, case: of } = await reported()
    await takeBack(bram, id)
    await decide(of, 'nothing_found')
    await until(async () => expect(await filesNamed(name)).toEqual([]))
    expect(await shownTo(anna, bram)).toMatchObject([{ id, state: 'removed' }])
  })

  test('is removed by nobody by hand', async () => {
    const { id } = await reported()
    const byHand = [
      `update chat_photo set status = 'removed' where id = $1`,
      'delete from chat_photo where id = $1',
    ]
    for (const text of byHand) {
      await expect(server.db.query(text, [id])).rejects.toThrow('handed over before')
    }
  })
})

describe('a locked photo of a profile', () => {
  test('goes once nothing is found in it, where its account has gone meanwhile', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const id = (await addPhoto(bram, await evening(1))).photos[0]?.id ?? ''
    const name = await nameOf('photo', id)
    const of = await report(anna, 'photo', id)
    await run('erase', bram.email)
    await swept()
    expect(await filesNamed(name)).not.toEqual([])
    await decide(of, 'nothing_found')
    await until(async () => expect(await filesNamed(name)).toEqual([]))
  })
})
