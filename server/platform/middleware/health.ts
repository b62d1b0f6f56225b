import { Router } from 'express'
import type { Logger } from 'pino'
import { type FailedWrites, reasonOfFailedWrite } from '#core/kernel/failed-writes.ts'
import type { Health } from '#core/kernel/ports.ts'

/** How long a result is reused, however many callers ask. */
const TRIED_MS = 5_000

type Check = { name: string; ok: boolean; reason?: string }

const checkOf = (name: string, reason: string | null): Check =>
  reason === null ? { name, ok: true } : { name, ok: false, reason }

type Parts = {
  health: Health
  /** Writes a small file where photos are stored. */
  tryPhotos: () => Promise<void>
  failedWrites: FailedWrites
  log: Logger
}
type Tried = { database: string | null; writes: string | null; photos: string | null }

const tryAll = async ({ health, tryPhotos, failedWrites, log }: Parts): Promise<Tried> => {
  const notReady = (error: unknown) => {
    log.error({ err: error }, 'not ready')
    return { database: 'no answer', writes: 'no answer' }
  }
  const database = async () => {
    const [writes] = await Promise.all([health.tryWrite(), health.tryRoads()])
    return { database: null, writes }
  }
  const photos = async (error: unknown) => {
    failedWrites.note('photos', error)
    return reasonOfFailedWrite(error) ?? 'cannot be written'
  }
  const [tried, photosReason] = await Promise.all([
    database().catch(notReady),
    tryPhotos().then(() => null, photos),
  ])
  return { ...tried, photos: photosReason }
}

/**
 * Tells whether this server should be given work, and whether it can write. A server that is about
 * to stop is not ready. One that can only read is, because its pages still help members.
 */
export const createReadiness = (parts: Parts) => {
  const { failedWrites } = parts
  let tried: Promise<Tried> | undefined
  let triedAt = 0
  let isLeaving = false
  const recentTry = () => {
    const now = performance.now()
    if (!tried || now - triedAt > TRIED_MS) {
      triedAt = now
      tried = tryAll(parts)
    }
    return tried
  }
  return {
    leave: () => {
      isLeaving = true
    },
    check: async () => {
      const { database, writes, photos } = await recentTry()
      const writeChecks = [
        checkOf('database writes', writes ?? failedWrites.recentReason('database')),
        checkOf('photo writes', photos ?? failedWrites.recentReason('photos')),
      ]
      return {
        ok: database === null && !isLeaving,
        writable: writeChecks.every(({ ok }) => ok),
        checks: [
          checkOf('server', isLeaving ? 'is stopping' : null),
          checkOf('database', database),
          ...writeChecks,
        ],
      }
    },
  }
}
export type Readiness = ReturnType<typeof createReadiness>

/** `/healthz`: the process answers. `/readyz`: so does all that its answers need. */
export const healthPages = ({ check }: Readiness): Router => {
  const router = Router()
  router.get('/healthz', (_, res) => void res.set('cache-control', 'no-store').json({ ok: true }))
  router.get('/readyz', async ({ query }, res) => {
    const { ok, writable, checks } = await check()
    if (!ok) res.set('retry-after', String(TRIED_MS / 1_000))
    res
      .status(ok ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ ok, writable, ...(query.verbose !== undefined && { checks }) })
  })
  return router
}
