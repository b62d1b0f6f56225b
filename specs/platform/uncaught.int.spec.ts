import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CRASHED } from '#server/platform/exit-codes.ts'
import { freshDatabase } from '#specs/harness/database/database.ts'
import { isAlive, serverProcess } from '#specs/harness/support/process.ts'

const PAUSE_MS = 1_500
const PLANTED = join(import.meta.dirname, '../harness/support/uncaught-faults.ts')

const begin = async () => {
  const [{ url, drop }, dataDir] = [
    await freshDatabase(),
    await mkdtemp(join(tmpdir(), 'uncaught-')),
  ]
  const server = serverProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    STOP_PAUSE_MS: String(PAUSE_MS),
    NODE_OPTIONS: `--import ${PLANTED}`,
  })
  onTestFinished(async () => {
    if (isAlive(server.pid)) process.kill(server.pid, 'SIGKILL')
    await server.ended
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return server
}

describe('an error that no handler catches', () => {
  test.each([
    ['exception', 'uncaughtException'],
    ['rejection', 'unhandledRejection'],
  ])(
    'ends the server as a signal does after %s, logged once with its request id (OPS-01)',
    async (fault, origin) => {
      const server = await begin()
      const address = await server.address
      const ask = (headers: Record<string, string> = {}) =>
        fetch(`${address}/api/settings.php`, { headers })
      const asked = await ask({ 'x-planted-fault': fault })
      expect(asked.status).toBe(200)
      expect((await ask()).status).toBe(200)
      expect((await fetch(`${address}/readyz`)).status).toBe(503)
      expect(await server.ended).toEqual({ code: CRASHED, signal: null })
      const logged = server
        .stdout()
        .split('\n')
        .filter((line) => line.includes('planted'))
      expect(logged.map((line) => JSON.parse(line))).toMatchObject([
        {
          id: asked.headers.get('x-request-id'),
          call: 'GET /api/settings.php',
          origin,
          err: { message: `planted ${fault}` },
        },
      ])
    },
  )
})
