import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOT_STARTED } from '#server/platform/exit-codes.ts'
import { type SmallDisk, smallDisk } from '#specs/harness/outages/faults.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg, send } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
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

describe('a start on a full disk', () => {
  it.each(['an empty data folder', 'existing data'])(
    'ends with one sentence about %s, and succeeds once there is room (OPS-05)',
    async (which) => {
      const small = await smallDisk()
      if (!small) return
      const DATA_DIR = join(small.folder, 'data')
      const startOnce = async () => {
        const started = serverProcess({ DATA_DIR })
        const address = await started.address
        if (address) process.kill(started.pid, 'SIGTERM')
        return { address, ended: await started.ended, stderr: started.stderr() }
      }
      if (which === 'existing data') expect((await startOnce()).address).not.toBeNull()
      small.fill()
      const onFullDisk = await startOnce()
      expect(onFullDisk.address).toBeNull()
      expect(onFullDisk.ended.code).toBe(NOT_STARTED)
      expect(onFullDisk.stderr).toBe(
        `The disk of ${DATA_DIR} is full. Free some space on it and start again.\n`,
      )
      small.empty()
      expect((await startOnce()).address).not.toBeNull()
      await small.remove()
    },
    LONG_MS,
  )
})

describe('a photo upload on a full disk', () => {
  let small: SmallDisk | null
  let photoServer: SpecServer
  beforeAll(async () => {
    small = await smallDisk()
    photoServer = await startServer(small ? { env: { DATA_DIR: small.folder } } : {})
  })
  afterAll(async () => {
    await photoServer.stop()
    await small?.remove()
  })

  it('is refused as unavailable, leaves no file, and succeeds once there is room', async ({
    skip,
  }) => {
    if (!small) return skip('This machine allows no mount.')
    const member = await newMember(photoServer)
    const bytes = await jpeg()
    small.fill()
    expect(await send(member, bytes)).toMatchObject({ status: 503, json: { error: 'unavailable' } })
    small.empty()
    expect((await member.ask('GET /api/photos.php')).photos).toEqual([])
    expect(await readdir(join(small.folder, 'photos/incoming'))).toEqual([])
    expect((await addPhoto(member, bytes)).photos).toHaveLength(1)
  })
})
