import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { newMember, PASSWORD, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { unzip } from '#specs/harness/support/unzip.ts'

type LogLine = { id?: string; call?: string }

const lines: LogLine[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) })

let server: SpecServer
beforeAll(async () => {
  server = await startServer({
    env: { DATABASE_ANSWER_MS: '1500', DATABASE_BACKGROUND_MS: '1500' },
    rebind: (container) => void container.rebind(tokens.log).toConstantValue(log),
  })
})
afterAll(() => server.stop())

const download = (member: SpecMember, signal?: AbortSignal) =>
  fetch(`${server.url}/api/data.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: member.cookie(),
    },
    body: JSON.stringify({ password: PASSWORD }),
    ...(signal && { signal }),
  })

/** A lock on a table that an archive reads and nothing before it. */
const lockLikes = async () => {
  const holder = new pg.Client({ connectionString: server.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table liking in access exclusive mode')
  const release = () => holder.end()
  onTestFinished(release)
  return release
}
const waitForReader = () =>
  until(async () => {
    const { rows } = await server.db.query<{ pid: number }>(
      `select a.pid from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and l.relation = 'liking'::regclass`,
    )
    if (!rows[0]) throw new Error('No archive waits for the table yet')
    return rows[0].pid
  })

/** The download ends without its end, the server serves on, and its log names the request. */
const expectBrokenOff = async (answer: Response, call = 'POST /api/data.php') => {
  await expect(answer.arrayBuffer()).rejects.toThrow()
  const id = answer.headers.get('x-request-id')
  await until(() => expect(lines.map((line) => line.id)).toContain(id))
  expect(lines.find((line) => line.id === id)).toMatchObject({ call })
  expect((await fetch(`${server.url}/api/settings.php`)).status).toBe(200)
}

describe('an archive download that fails halfway', () => {
  test('ends alone when a photo file cannot be read', async () => {
    const anna = await newMember(server)
    await addPhoto(anna, await jpeg())
    const { rows } = await server.db.query<{ name: string }>(
      'select name from photo where account_id = $1',
      [anna.id],
    )
    const dataDir = (await server.container.getAsync(tokens.config)).dataDir
    const name = String(rows[0]?.name)
    const path = join(dataDir, 'photos', name.slice(0, 2), `${name}.full.webp`)
    await rm(path)
    await mkdir(path)
    await expectBrokenOff(await download(anna))
  })

  test('ends alone when a table is locked for longer than the server waits (OPS-01)', async () => {
    const anna = await newMember(server)
    await lockLikes()
    await expectBrokenOff(await download(anna))
  })

  test('ends alone when the database ends its connection (OPS-01)', async () => {
    const anna = await newMember(server)
    await lockLikes()
    const answer = await download(anna)
    await server.db.query('select pg_terminate_backend($1)', [await waitForReader()])
    await expectBrokenOff(answer)
  })

  test('reads nothing more when its reader leaves, and the next download is whole', async () => {
    const anna = await newMember(server)
    const leaving = new AbortController()
    const release = await lockLikes()
    const answer = await download(anna, leaving.signal)
    await waitForReader()
    leaving.abort()
    await expect(answer.arrayBuffer()).rejects.toThrow()
    await release()
    const files = unzip(Buffer.from(await (await download(anna)).arrayBuffer()))
    expect([...files.keys()]).toContain('index.html')
  })
})
