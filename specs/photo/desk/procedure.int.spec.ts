import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorParts, runOperator } from '#server/operator/operator.ts'
import { unseal } from '#server/operator/seal.ts'
import * as tokens from '#server/platform/tokens.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
let eva: SpecMember
let finn: SpecMember
beforeAll(async () => {
  server = await startServer()
  const accounts = await server.container.getAsync(tokens.accounts)
  ;[eva, finn] = [await newMember(server, { name: 'Eva' }), await newMember(server)]
  await accounts.setStaffRole(eva.id, 'admin')
  await accounts.setStaffRole(finn.id, 'moderator')
})
afterAll(() => server.stop())

const run = async (...typed: string[]) => runOperator(await operatorParts(server.container), typed)
const by = (one: SpecMember, other: SpecMember) => ['--by', one.email, '--second', other.email]

/** A photo that is reported so, and its file as it was kept. */
const reported = async () => {
  const [anna, bram] = [await newMember(server), await newMember(server)]
  const { photos } = await addPhoto(bram, await evening(2))
  const id = photos[0]?.id ?? ''
  const { rows } = await server.db.query('select name from photo where id = $1', [id])
  const library = await server.container.getAsync(tokens.photoLibrary)
  const name: string = rows[0].name
  const file = Buffer.from((await library.read(name, 'full')) ?? [])
  const body = { subject: 'photo', id, reason: 'child_abuse' } as const
  const { number } = await anna.ask('POST /api/report.php', { body })
  const of = (await anna.ask('GET /api/safety.php')).reports[0]?.case ?? ''
  return { id, name, file, number, case: of, bram }
}
const decide = async (id: string) => {
  await finn.ask('POST /api/desk-claim.php', { body: { id } })
  const said = { decision: 'ban', days: null, rule: 'child_abuse', facts: 'Gemeld.' } as const
  await finn.ask('POST /api/desk-decision.php', { body: { id, ...said } })
}
const folder = () => mkdtemp(join(tmpdir(), 'sealed-'))
const filesNamed = async (name: string) => {
  const dir = join(server.container.get(tokens.config).dataDir, 'photos')
  return (await readdir(dir, { recursive: true })).filter((file) => file.includes(name))
}

describe('what a case has locked', () => {
  test('is handed over sealed by two people, and then destroyed but for hash, date and log (MOD-04)', async () => {
    const { id, name, file, number, case: of, bram } = await reported()
    const to = await folder()
    const both = by(eva, finn)
    await expect(run('hand-over', number, ...both, '--to', to)).rejects.toThrow('decided')
    await decide(of)
    await expect(run('destroy', number, ...both)).rejects.toThrow('is not handed over')
    const said = await run('hand-over', number, ...both, '--to', to)
    const passphrase = /passphrase, shown once: (\S+)/.exec(said)?.[1] ?? ''
    const [sealed = '', record = ''] = (await readdir(to)).sort()
    expect(unseal(await readFile(join(to, sealed)), passphrase)).toEqual(file)
    const sha256 = createHash('sha256').update(file).digest('hex')
    expect(JSON.parse(await readFile(join(to, record), 'utf8'))).toMatchObject({
      case: of,
      picture: id,
      account: bram.id,
      sha256,
    })
    expect(await run('hand-over', number, ...both, '--to', to)).toContain('already')
    expect(await filesNamed(name)).not.toEqual([])
    await run('destroy', number, ...both)
    expect(await run('destroy', number, ...both)).toContain(sha256)
    expect(await filesNamed(name)).toEqual([])
    expect((await server.db.query('select from photo where id = $1', [id])).rows).toEqual([])
    const left = `select status, sha256, locked_at is not null as dated from photo_review
      where id = $1`
    expect((await server.db.query(left, [id])).rows).toEqual([
      { status: 'destroyed', sha256, dated: true },
    ])
    const log = 'select act, actor, about from desk_log where photo_id = $1 order by id'
    expect((await server.db.query(log, [id])).rows).toEqual([
      { act: 'hand_over', actor: eva.id, about: finn.id },
      { act: 'destroy', actor: eva.id, about: finn.id },
    ])
  })

  test('is done by an admin with another of the staff, and by nobody alone', async () => {
    const { case: of } = await reported()
    await decide(of)
    const to = await folder()
    const anna = await newMember(server)
    for (const pair of [by(finn, eva), by(eva, eva), by(eva, anna)]) {
      await expect(run('hand-over', of, ...pair, '--to', to)).rejects.toThrow()
    }
    expect(await readdir(to)).toEqual([])
  })

  test('outlives the account of its member until then, and nobody deletes or skips it by hand', async () => {
    const { id, name, bram } = await reported()
    await run('erase', bram.email)
    expect(await filesNamed(name)).not.toEqual([])
    const { rows } = await server.db.query('select status from photo where id = $1', [id])
    expect(rows).toEqual([{ status: 'locked' }])
    const byHand = [
      'delete from photo_review where id = $1',
      `update photo_review set state = '"destroyed"' where id = $1`,
    ]
    for (const text of byHand) {
      await expect(server.db.query(text, [id])).rejects.toThrow('handed over before')
    }
  })
})
