import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Key } from '#core/contract/contract.ts'
import { isMembersChange, waitsForTerms } from '#core/contract/terms.ts'
import { sampleOf } from '#specs/harness/long/how-long.ts'
import { changes, changingCalls, sendingKeyed } from '#specs/harness/server/changes.ts'
import {
  formOf,
  message,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { unzip } from '#specs/harness/support/unzip.ts'
import { withSettings } from '#specs/harness/walks/api/members.ts'

const SHIPPED = 'core/texts/nl/pages/terms.md'

let server: SpecServer
let own: string
let shipped: string
beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'terms-'))
  await mkdir(join(own, 'nl'))
  shipped = await readFile(SHIPPED, 'utf8')
  server = await startServer({ env: { PAGES_DIR: own, LANGUAGES: 'nl,en' } })
})
afterAll(async () => {
  await server.stop()
  await rm(own, { recursive: true })
})

/** The operator writes terms of their own. */
const write = (markdown: string) => writeFile(join(own, 'nl', 'terms.md'), markdown)
const back = () => rm(join(own, 'nl', 'terms.md'), { force: true })
afterEach(back)
const other = () => shipped.replace('## Premium {#premium}', '## Wat Premium is {#premium}')

const lookAt = (member: SpecMember) => member.ask('GET /api/terms.php')
const agree = async (member: SpecMember) => {
  const { version } = await lookAt(member)
  return member.ask('PUT /api/terms.php', { body: { version } })
}
const consents = async ({ id }: SpecMember) =>
  (
    await server.db.query(
      'select version from terms_consent where account_id = $1 order by given_at',
      [id],
    )
  ).rows.map(({ version }) => version as string)

describe('who signs up', () => {
  test('has agreed to the terms as they were then, and is asked nothing (LND-04)', async () => {
    const anna = await newMember(server)
    const [version] = await consents(anna)
    expect(version).toMatch(/^nl\.\d{4}-\d\d-\d\d\.[\da-f]{16}$/)
    expect(await lookAt(anna)).toEqual({ version, due: false, changes: [] })
  })

  test.each([
    ['nl', 'an English browser that was shown Dutch', { 'accept-language': 'en' }],
    ['en', 'a choice of English', { cookie: 'locale=en' }],
    ['en', 'what the domain decided for a visitor', { cookie: 'locale=en.domain' }],
  ])('agrees in %s by %s: in the language that was read', async (language, _, told) => {
    const form = formOf()
    const { status } = await server.browser().send('POST', '/api/signup.php', {
      body: JSON.stringify(form),
      headers: { 'content-type': 'application/json', 'Idempotency-Key': randomUUID(), ...told },
    })
    expect(status).toBe(200)
    const { rows } = await server.db.query(
      'select version from terms_consent where account_id = (select id from account where email = $1)',
      [form.email],
    )
    expect(rows).toEqual([{ version: expect.stringMatching(`^${language}\\.`) }])
  })
})

/** Holds the row of an account, until so many wait for it. */
const waiting = async ({ id }: SpecMember) => {
  const client = await server.db.connect()
  await client.query('begin')
  await client.query('select id from account where id = $1 for update', [id])
  return async (times: number) => {
    await until(async () => {
      const { rows } = await server.db.query(
        `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
      )
      if (rows[0].waiting < times) throw new Error(`${rows[0].waiting} wait`)
    })
    await client.query('commit')
    client.release()
  }
}

describe('terms that say something else', () => {
  test('are asked for with what is different, hold what is written and bought, and are kept with when (LND-04)', async () => {
    const [anna, bram] = await Promise.all([newMember(server), newMember(server)])
    await write(other())
    const asked = await lookAt(anna)
    expect(asked).toMatchObject({
      due: true,
      changes: [{ id: 'premium', title: 'Wat Premium is', kind: 'changed' }],
    })
    const refused = await anna.refusal('POST /api/message.php', message(bram.id, 'Hoi'))
    expect(refused).toMatchObject({ status: 403, error: 'terms_changed' })
    expect((await anna.ask('GET /api/members.php')).profiles.length).toBeGreaterThan(0)
    const { version } = asked
    expect(await anna.ask('PUT /api/terms.php', { body: { version } })).toMatchObject({
      due: false,
    })
    expect((await anna.call('POST /api/message.php', message(bram.id, 'Hoi'))).status).toBe(200)
    expect(await consents(anna)).toEqual([expect.any(String), version])
    const archive = await anna.call('POST /api/data.php', { body: { password: PASSWORD } })
    expect(archive.status).toBe(200)
  })

  test('are agreed to once, whichever tab says so first, and not as they were a moment ago', async () => {
    const anna = await newMember(server)
    const first = await lookAt(anna)
    await write(other())
    const { version } = await lookAt(anna)
    await write(`${other()}\n\nNog iets.\n`)
    const late = await anna.refusal('PUT /api/terms.php', { body: { version } })
    expect(late).toMatchObject({ status: 403, error: 'terms_changed' })
    const latest = (await lookAt(anna)).version
    const agreeIn = await waiting(anna)
    const tabs = [1, 2, 3].map(() => anna.ask('PUT /api/terms.php', { body: { version: latest } }))
    await agreeIn(tabs.length)
    for (const { due } of await Promise.all(tabs)) expect(due).toBe(false)
    expect(await consents(anna)).toEqual([first.version, latest])
  })

  test('are those of the language in which they were read: another language is no other agreement', async () => {
    const anna = await newMember(server)
    await anna.ask('PUT /api/user.php', { body: { language: 'en' } })
    expect((await lookAt(anna)).due).toBe(false)
    await write(other())
    const asked = await lookAt(anna)
    expect(asked).toMatchObject({ due: true, changes: [{ id: 'premium', title: 'Premium' }] })
    expect(asked.version).toMatch(/^en\./)
    expect((await agree(anna)).due).toBe(false)
    await back()
    expect((await lookAt(anna)).due).toBe(false)
  })

  test('are others once the site counts by another number, which is kept as it was read', async () => {
    const anna = await newMember(server)
    const { rows } = await server.db.query(
      `select (settings ->> 'refund_days')::int as refund_days from site`,
    )
    const { refund_days } = rows[0]
    onTestFinished(() => withSettings(server, { refund_days }))
    await withSettings(server, { refund_days: refund_days + 20 })
    const asked = await lookAt(anna)
    expect(asked.due).toBe(true)
    expect(asked.changes?.map(({ kind }) => kind)).toContain('changed')
    await agree(anna)
    const kept = await server.db.query('select markdown from terms_text where version = $1', [
      asked.version,
    ])
    expect(kept.rows[0].markdown).toContain(`${refund_days + 20} dagen`)
    expect(kept.rows[0].markdown).not.toContain('{{')
  })

  test('are asked of who reads a language in which they cannot be shown in that which holds them', async () => {
    const [anna, bram] = await Promise.all([newMember(server), newMember(server)])
    await anna.ask('PUT /api/user.php', { body: { language: 'en' } })
    await write(other())
    await mkdir(join(own, 'en'))
    onTestFinished(() => rm(join(own, 'en'), { recursive: true }))
    await writeFile(join(own, 'en', 'terms.md'), 'No page')
    const asked = await lookAt(anna)
    expect(asked).toMatchObject({ due: true, changes: [{ id: 'premium' }] })
    expect(asked.version).toMatch(/^nl\./)
    expect((await agree(anna)).due).toBe(false)
    expect((await anna.call('POST /api/message.php', message(bram.id, 'Hoi'))).status).toBe(200)
  })

  test('are agreed to in no language that is switched off, and asked anew of who once did', async () => {
    const anna = await newMember(server)
    const [version] = await consents(anna)
    const german = version?.replace('nl.', 'de.') ?? ''
    const refused = await anna.refusal('PUT /api/terms.php', { body: { version: german } })
    expect(refused.error).toBe('terms_changed')
    await server.db.query('update terms_consent set version = $1 where account_id = $2', [
      german,
      anna.id,
    ])
    expect(await lookAt(anna)).toMatchObject({ due: true, version })
  })

  test('that cannot be shown are asked of nobody', async () => {
    const anna = await newMember(server)
    await write('Geen pagina')
    expect((await lookAt(anna)).due).toBe(false)
    expect((await anna.call('PUT /api/profile.php', { body: {} })).status).toBe(200)
  })

  test('are asked of who was there before any version was kept, without saying what changed', async () => {
    const anna = await newMember(server)
    await server.db.query('delete from terms_consent where account_id = $1', [anna.id])
    expect(await lookAt(anna)).toMatchObject({ due: true, changes: null })
    expect((await agree(anna)).due).toBe(false)
  })
})

describe('without a yes to new terms', () => {
  const membersChanges = changingCalls.filter(isMembersChange)

  test.each(sampleOf(membersChanges, 4))(
    '%s is held, or goes on, as the list says',
    async (key: Key) => {
      const change = await changes[key]?.(server)
      if (!change) throw new Error(`Nothing is known of ${key}`)
      await server.db.query(`update terms_consent set version = 'nl.2020-01-01.00'`)
      const { status, json } = await sendingKeyed(change, key, randomUUID())(change.said)
      const refusal = (json as { error?: string } | undefined)?.error
      expect([key, status === 403 && refusal === 'terms_changed']).toEqual([
        key,
        waitsForTerms(key),
      ])
    },
  )

  test.each(sampleOf(membersChanges.filter(waitsForTerms), 4))(
    '%s answers a repeated call as it did before the terms changed (API-08)',
    async (key: Key) => {
      const change = await changes[key]?.(server)
      if (!change) throw new Error(`Nothing is known of ${key}`)
      const send = sendingKeyed(change, key, randomUUID())
      const first = await send(change.said)
      await server.db.query(`update terms_consent set version = 'nl.2020-01-01.00'`)
      const second = await send(change.said)
      expect([key, first.status, second.status]).toEqual([key, 200, 200])
    },
  )

  test('one may log out, take one’s data along and leave', async () => {
    const anna = await newMember(server)
    await server.db.query(`update terms_consent set version = 'nl.2020-01-01.00'`)
    const archive = await fetch(`${server.url}/api/data.php`, {
      method: 'POST',
      headers: {
        cookie: anna.cookie(),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password: PASSWORD }),
    })
    const files = unzip(Buffer.from(await archive.arrayBuffer()))
    expect(JSON.stringify([...files.values()].map(String))).toContain('nl.2020-01-01.00')
    await anna.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
    expect((await anna.call('GET /api/logout.php')).status).toBe(200)
  })
})
