import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { operateBackup } from '#server/operator/backup.ts'
import * as tokens from '#server/platform/tokens.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

/** Those that a killed server or a full disk leaves, and those that stay whatever their age. */
const LEFT = ['photos/incoming/a', 'photos/ab/x.full.webp.1.draft', 'mail/m.json.1.draft']
const WHOLE = ['photos/ab/x.full.webp', 'mail/m.json']

let server: SpecServer
let dataDir: string
beforeAll(async () => {
  server = await startServer()
  dataDir = (await server.container.getAsync(tokens.config)).dataDir
})
afterAll(() => server.stop())

const put = async (name: string, ageMs: number) => {
  const path = join(dataDir, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  const at = new Date(Date.now() - ageMs)
  await utimes(path, at, at)
}
const isThere = (name: string) => existsSync(join(dataDir, name))

describe('files that were cut off', () => {
  test('are removed on schedule after an hour; younger and whole ones stay (OPS-01)', async () => {
    const young = LEFT.map((name) => name.replace(/(\.draft)?$/, '-young$1'))
    for (const name of [...LEFT, ...WHOLE]) await put(name, HOUR_MS + MINUTE_MS)
    for (const name of young) await put(name, HOUR_MS - MINUTE_MS)
    await until(() => expect(LEFT.filter(isThere)).toEqual([]))
    expect([...young, ...WHOLE].filter((name) => !isThere(name))).toEqual([])
  })

  test('are removed when a server starts', async () => {
    const pace = { retentionMs: HOUR_MS }
    await server.restart({ pace })
    for (const name of LEFT) await put(name, 2 * HOUR_MS)
    await server.restart({ pace })
    await until(() => expect(LEFT.filter(isThere)).toEqual([]))
  })

  test('are in no backup (OPS-03)', async () => {
    const to = await mkdtemp(join(tmpdir(), 'backup-'))
    onTestFinished(() => rm(to, { recursive: true }))
    for (const name of [...LEFT, ...WHOLE]) await put(name, 0)
    await operateBackup({ dataDir, backUpDatabase: null }, [to])
    expect(existsSync(join(to, 'photos/ab/x.full.webp'))).toBe(true)
    expect(LEFT.filter((name) => existsSync(join(to, name)))).toEqual([])
  })
})
