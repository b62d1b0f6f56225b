import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRunning } from '#adapters/postgres/platform/embedded/process.ts'
import {
  eventually,
  isAlive,
  type ServerProcess,
  serverProcess,
} from '#specs/harness/support/process.ts'

const COMMANDS = 3

let dataDir: string
const started: ServerProcess[] = []
const start = (env: Record<string, string> = {}) => {
  const server = serverProcess({ DATA_DIR: dataDir, ...env })
  started.push(server)
  return server
}
const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
const addressOf = async (server: ServerProcess) => {
  const address = await server.address
  if (!address) throw new Error(server.stderr())
  return address
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'))
})
afterAll(async () => {
  for (const { pid, ended } of started) {
    if (isAlive(pid)) process.kill(pid, 'SIGINT')
    await ended
  }
  await rm(dataDir, { recursive: true, force: true })
})

describe('the server', () => {
  it('starts on an empty folder, is ready when it says so, and leaves no process at Ctrl-C', async () => {
    const server = start()
    const address = await addressOf(server)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const database = await postmaster()
    expect(isAlive(database)).toBe(true)

    process.kill(-server.pid, 'SIGINT')
    expect(await server.ended).toEqual({ code: 0, signal: null })
    await eventually('the database ends', () => !isAlive(database))
  })

  it('starts again after everything was killed at once', async () => {
    const server = start()
    await addressOf(server)
    const database = await postmaster()
    process.kill(server.pid, 'SIGKILL')
    process.kill(database, 'SIGKILL')
    await server.ended
    await eventually('the database is gone', () => !isAlive(database))

    const next = start()
    const address = await addressOf(next)
    const settings = await (await fetch(`${address}/api/settings.php`)).json()
    expect(settings).toMatchObject({ name: 'Vonk' })
    process.kill(next.pid, 'SIGTERM')
    expect(await next.ended).toEqual({ code: 0, signal: null })
  })

  it.each([
    ['before it', true],
    ['after it', false],
  ])(
    'stays up, with its database, when an operator’s command ends that began %s',
    async (_, commandFirst) => {
      const script = join(import.meta.dirname, '../../scripts/operator.ts')
      const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
      const command = () => promisify(execFile)(process.execPath, [script, 'jobs'], { env })
      for (let round = 0; round < COMMANDS; round += 1) {
        const early = commandFirst ? command() : null
        const server = start()
        const { stdout } = await (early ?? command())
        expect(stdout).toMatch(/work|waiting|failed/)
        const address = await addressOf(server)
        expect((await fetch(`${address}/readyz`)).status).toBe(200)
        expect((await fetch(`${address}/api/settings.php`)).status).toBe(200)
        const database = await postmaster()
        process.kill(server.pid, 'SIGTERM')
        expect(await server.ended).toEqual({ code: 0, signal: null })
        await eventually('the database ends', () => !isRunning(database))
      }
    },
  )

  it('says in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const server = start({ PORT: String(port) })
    expect(await server.ended).toEqual({ code: 1, signal: null })
    expect(server.stderr().trim().split('\n')).toHaveLength(1)
    expect(server.stderr()).toContain(String(port))
    other.close()
  })

  it('says in one line that its database cannot be reached, and keeps the password', async () => {
    const server = start({ DATABASE_URL: 'postgres://vonk:geheim@127.0.0.1:1/vonk' })
    expect(await server.ended).toEqual({ code: 1, signal: null })
    expect(server.stderr().trim().split('\n')).toHaveLength(1)
    expect(server.stderr()).toContain('DATABASE_URL')
    expect(server.stderr()).not.toContain('geheim')
  })

  it('tells all faults of its configuration at once', async () => {
    const server = start({ PORT: 'x', DATABASE_URL: 'mysql://x', LANGUAGES: 'xx' })
    expect(await server.ended).toEqual({ code: 1, signal: null })
    expect(server.stderr()).toMatch(/PORT.*DATABASE_URL.*LANGUAGES/s)
  })
  it.each([
    ['no key of a provider, no library of one', {}, []],
    [
      'their keys, those of Mollie and Stripe',
      { MOLLIE_API_KEY: `test_${'a'.repeat(30)}`, STRIPE_API_KEY: `sk_test_${'a'.repeat(24)}` },
      ['mollie', 'stripe'],
    ],
  ])('loads libraries only where they are configured: with %s', async (_, keys, names) => {
    const env = { PATH: process.env.PATH ?? '', DEMO: '0', DATA_DIR: dataDir, ...keys }
    const script = join(import.meta.dirname, '../harness/support/libraries-loaded.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env })
    const { providers, packages } = JSON.parse(stdout)
    const libraries = ['mollie-api-typescript', 'stripe'].filter((one) => packages.includes(one))
    expect(packages).toContain('express')
    expect({ providers, libraries }).toEqual({
      providers: names,
      libraries: names.map((name) => (name === 'mollie' ? 'mollie-api-typescript' : name)),
    })
  })
})
