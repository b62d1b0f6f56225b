import { Router } from 'express'
import type { SiteStore } from '#core/site/store.ts'

const READY_MS = 2_000

/** `/healthz`: the process answers. `/readyz`: the database does too, and has its tables. */
export const health = ({ sites }: { sites: SiteStore }): Router => {
  const router = Router()
  const late = () =>
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database is silent')), READY_MS).unref()
    })
  router.get('/healthz', (_, res) => void res.set('cache-control', 'no-store').json({ ok: true }))
  router.get('/readyz', async (_, res) => {
    const ready = await Promise.race([sites.all(), late()]).then(
      () => true,
      () => false,
    )
    res
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ ok: ready })
  })
  return router
}
