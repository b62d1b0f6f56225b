import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type SilencingProxy, silencingProxyTo, throughPort } from '#specs/harness/crash/silence.ts'
import { freshDatabase, onServer, urlOf } from '#specs/harness/database/database.ts'
import { eventually, isAlive, serverProcess } from '#specs/harness/support/process.ts'

const PAUSE_MS = 1_500
const CUT_OFF_MS = 4_000

let dataDir: string
let line: SilencingProxy
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'leaving-'))
  const { port } = new URL(inject('specDatabase').serverUrl)
  line = await silencingProxyTo(() => Number(port || 5432))
})
afterAll(async () => {
  await line.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const begun = (env: Record<string, string>) => {
  const server = serverProcess({ DATA_DIR: dataDir, ...env })
  onTestFinished(async () => {
    if (isAlive(server.pid)) process.kill(server.pid, 'SIGKILL')
    await server.ended
  })
  return server
}
const statusOf = async (url: string) => (await fetch(url)).status

/** An empty database of somebody who is no superuser, and therefore has a number of connections. */
const ownDatabase = async () => {
  const { serverUrl } = inject('specDatabase')
  const name = `own_${randomUUID().replaceAll('-', '')}`
  await onServer(
    serverUrl,
    `create role ${name} login password 'own'`,
    `create database ${name} owner ${name}`,
  )
  onTestFinished(() =>
    onServer(serverUrl, `drop database ${name} with (force)`, `drop role ${name}`),
  )
  const url = new URL(urlOf(serverUrl, name))
  Object.assign(url, { username: name, password: 'own' })
  const limitTo = (count: number) =>
    onServer(serverUrl, `alter role ${name} connection limit ${count}`)
  return { url: url.href, limitTo }
}

describe('a server that is told to end', () => {
  test('is ready no more, answers on for a while, and then leaves with its work done', async () => {
    const { url, drop } = await freshDatabase()
    onTestFinished(drop)
    const server = begun({ DATABASE_URL: url, STOP_PAUSE_MS: String(PAUSE_MS) })
    const address = await server.address
    await eventually('it is ready', async () => (await statusOf(`${address}/readyz`)) === 200)
    process.kill(server.pid, 'SIGTERM')
    await eventually(
      'it is ready no more',
      async () => (await statusOf(`${address}/readyz`)) === 503,
    )
    expect(await statusOf(`${address}/api/settings.php`)).toBe(200)
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  test('ends within its time although its database is silent', async () => {
    const { url, drop } = await freshDatabase()
    onTestFinished(drop)
    const server = begun({ DATABASE_URL: throughPort(url, line.port), STOP_MS: String(CUT_OFF_MS) })
    const address = await server.address
    line.silenceAll()
    onTestFinished(() => line.speak())
    const asked = statusOf(`${address}/readyz`)
    const began = performance.now()
    process.kill(server.pid, 'SIGTERM')
    await Promise.all([server.ended, asked.catch(() => undefined)])
    expect(performance.now() - began).toBeLessThan(CUT_OFF_MS + 2_000)
  })
})

describe('a database without a free connection', () => {
  test('is waited for by a server that starts, which says so', async () => {
    const { url, limitTo } = await ownDatabase()
    await limitTo(0)
    const server = begun({ DATABASE_URL: url })
    await eventually('it says that it waits', () => server.stdout().includes('no free connection'))
    await limitTo(-1)
    expect(await server.address).not.toBeNull()
  })
})

describe('the command that migrates', () => {
  test('brings a database to the newest schema, names what was missing, and starts nothing', async () => {
    const { url } = await ownDatabase()
    const command = [join(import.meta.dirname, '../../scripts/operator.ts'), 'migrate']
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, DATABASE_URL: url }
    const run = async () => (await promisify(execFile)(process.execPath, command, { env })).stdout
    expect(await run()).toMatch(/newest schema\.\nNew: .*001/)
    expect(await run()).toBe('The database has the newest schema.\n')
  })
})
