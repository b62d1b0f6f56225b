import { type Response, Router } from 'express'
import * as z from 'zod'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { Clock, Ids, PortraitPainter } from '#core/kernel/ports.ts'
import { nthAt } from '#core/photo/painted.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { type Viewer, viewerOf } from '../platform/pages/viewer.ts'

const id = z.uuid()
/** Profiles of older worlds have the address of a drawing; they too are given a picture. */
const FILE = /^(.+?)(?:-(thumb|face))?\.(?:webp|svg)$/
/** A picture that is opened by itself may do nothing at all. */
const POLICY = "default-src 'none'; sandbox"

/**
 * Painted faces, for the profiles of this site that have one. A browser keeps what it was given and
 * asks each time whether it still may show it: after a block it may not (promise S11).
 */
export const createPortraitPages = ({
  discovery,
  painter,
  sessions,
  ids,
  clock,
}: {
  discovery: DiscoveryStore
  painter: PortraitPainter
  sessions: Sessions
  ids: Pick<Ids, 'hash'>
  clock: Clock
}): Router => {
  const router = Router()
  /** One's own face is the one that everybody sees. */
  const shown = ({ locals: { site } }: Response, viewer: Viewer, id: string) =>
    discovery.profile({
      site: site.id,
      viewer: viewer.id === id ? null : viewer.id,
      id,
      now: clock.now(),
    })
  router.get('/media/portraits{/:light}/:file', async (req, res) => {
    const [, named, small] = FILE.exec(req.params.file) ?? []
    const parsed = id.safeParse(named)
    const viewer = parsed.success ? await viewerOf(sessions, req, res) : null
    const profile = viewer && parsed.success ? await shown(res, viewer, parsed.data) : null
    if (!profile?.mainImage) {
      res.status(404).set('cache-control', 'no-store').type('text').send('Not found\n')
      return
    }
    const size = small === 'thumb' || small === 'face' ? small : 'full'
    const nth = nthAt(profile.mainImage.path)
    const bytes = await painter.paint({ ...profile, seed: profile.id }, { nth, size })
    const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    res.set({ 'cache-control': 'private, no-cache', 'content-security-policy': POLICY })
    res.set('etag', `"${ids.hash(picture.toString('latin1'))}"`)
    if (req.fresh) res.status(304).end()
    else res.type('image/webp').send(picture)
  })
  return router
}
