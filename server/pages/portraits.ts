import { Router } from 'express'
import * as z from 'zod'
import type { DiscoveryStore } from '#core/discovery/store.ts'
import type { Clock, PortraitPainter } from '#core/ports.ts'

const id = z.uuid()
/** An SVG that is opened by itself may do nothing at all. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Drawn faces, for the profiles of this site that have one. */
export const portraits = ({
  discovery,
  painter,
  clock,
}: {
  discovery: DiscoveryStore
  painter: PortraitPainter
  clock: Clock
}): Router => {
  const router = Router()
  router.get('/media/portraits/:file', async (req, res) => {
    const asked = id.safeParse(/^(.+)\.svg$/.exec(req.params.file)?.[1])
    const ask = { site: res.locals.site.id, viewer: null, now: clock.now() }
    const profile = asked.success ? await discovery.profile({ ...ask, id: asked.data }) : null
    if (!profile?.main_image) {
      res.status(404).type('text').send('Not found\n')
      return
    }
    const { age, hair_color: hairColor } = profile
    const svg = await painter.draw(profile.id, profile.gender, { age, hairColor })
    res.set({ 'cache-control': 'public, max-age=86400', 'content-security-policy': POLICY })
    res.type('svg').send(svg)
  })
  return router
}
