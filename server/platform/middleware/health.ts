import { Router } from 'express'
import type { Logger } from 'pino'
import type { Health } from '#core/kernel/ports.ts'

/** So often the roads are tried, however often somebody asks. */
const TRIED_MS = 5_000

/**
 * Tells whether this server should be given work. It tries the roads that calls go, writes a row of
 * its own, and remembers what came of that for a while. A server that is about to stop says no.
 */
export const createReadiness = ({ health, log }: { health: Health; log: Logger }) => {
  let tried: Promise<boolean> | undefined
  let triedAt = 0
  let isLeaving = false
  const attempt = () =>
    health.tryRoads().then(
      () => true,
      (error: Error) => {
        log.error({ err: error }, 'not ready')
        return false
      },
    )
  return {
    leave: () => {
      isLeaving = true
    },
    isReady: async () => {
      const now = performance.now()
      if (!tried || now - triedAt > TRIED_MS) {
        triedAt = now
        tried = attempt()
      }
      return (await tried) && !isLeaving
    },
  }
}
export type Readiness = ReturnType<typeof createReadiness>

/** `/healthz`: the process answers. `/readyz`: so does all that its answers need. */
export const healthPages = ({ isReady }: Readiness): Router => {
  const router = Router()
  router.get('/healthz', (_, res) => void res.set('cache-control', 'no-store').json({ ok: true }))
  router.get('/readyz', async (_, res) => {
    const ok = await isReady()
    if (!ok) res.set('retry-after', String(TRIED_MS / 1_000))
    res
      .status(ok ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ ok })
  })
  return router
}
