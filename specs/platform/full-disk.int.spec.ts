import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmallDisk, smallDisk } from '#specs/harness/outages/faults.ts'
import { freePort } from '#specs/harness/support/free-port.ts'
import {
  eventually,
  isAlive,
  type ServerProcess,
  serverProcess,
} from '#specs/harness/support/process.ts'

const LONG_MS = 120_000
const ALERT_MS = 60_000
const DATABASE = 'vonk_writes_failed_total{target="database"}'

type Verbose = { ok: boolean; writable: boolean; checks: { name: string; reason?: string }[] }

let disk: SmallDisk | null
let server: ServerProcess | null = null
let metricsPort: number
beforeAll(async () => {
  disk = await smallDisk()
  metricsPort = await freePort()
  if (disk) server = serverProcess({ DATA_DIR: disk.folder, METRICS_PORT: String(metricsPort) })
  await server?.address
}, LONG_MS)
afterAll(async () => {
  disk?.empty()
  if (server && isAlive(server.pid)) process.kill(server.pid, 'SIGTERM')
  await server?.ended
  await disk?.remove()
}, LONG_MS)

const urlOf = async (path: string) => `${await server?.address}${path}`
const failedWrites = async () => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(DATABASE))
  return Number(line?.split(' ').at(-1) ?? Number.NaN)
}
const verbose = async (): Promise<Verbose> =>
  (await (await fetch(await urlOf('/readyz?verbose'))).json()) as Verbose
const failing = async () => (await verbose()).checks.filter(({ reason }) => reason !== undefined)

describe('a server on a full disk', () => {
  it(
    'names the failing writes, counts them within a minute and answers reads (OPS-05)',
    async ({ skip }) => {
      if (!disk) return skip('This machine allows no mount.')
      expect(await failedWrites()).toBe(0)
      expect(await verbose()).toMatchObject({ ok: true, writable: true })
      disk.fill()
      const reason = 'no space left'
      await eventually('the database writes fail', async () =>
        (await failing()).some((one) => one.name === 'database writes' && one.reason === reason),
      )
      await eventually('photos fail', async () =>
        (await failing()).some((one) => one.name === 'photo writes' && one.reason === reason),
      )
      await eventually('the metric grows', async () => (await failedWrites()) > 0, ALERT_MS)
      expect((await fetch(await urlOf('/readyz'))).status).toBe(200)
      expect((await fetch(await urlOf('/api/settings.php'))).status).toBe(200)
      disk.empty()
      await eventually('all writes succeed', async () => (await verbose()).writable)
      expect(await failing()).toEqual([])
    },
    LONG_MS,
  )
})
