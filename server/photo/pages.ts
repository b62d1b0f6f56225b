import { Router } from 'express'
import * as z from 'zod'
import type { PhotoLibrary } from '#core/photo/library.ts'
import { packPictureOf } from '#core/photo/pack/values.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import { mayOpenPhoto } from '#core/photo/rules.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { viewerOf } from '../platform/pages/viewer.ts'
import { photoNotThere, sendPhoto } from './send-photo.ts'

const id = z.uuid().toLowerCase()
const FILE = /^(.+?)(?:-(thumb|face))?\.webp$/

/**
 * Photos of members, for who may see them at this moment (promise S11). Each request is asked
 * anew, and nothing is kept between: a block or a removal counts at once.
 */
export const createPhotoPages = ({
  photos,
  photoLibrary,
  sessions,
}: {
  photos: PhotoStore
  photoLibrary: PhotoLibrary
  sessions: Sessions
}): Router => {
  const router = Router()
  router.get('/media/photos/:file', async (req, res) => {
    const { site } = res.locals
    const [, named, small] = FILE.exec(req.params.file) ?? []
    const wanted = id.safeParse(named)
    if (!wanted.success) return photoNotThere(res)
    const viewer = await viewerOf(sessions, req, res)
    if (!viewer) return photoNotThere(res)
    const query = { site: site.id, viewer: viewer.id, id: wanted.data }
    const photo = await photos.findForViewer(query)
    if (!photo || !mayOpenPhoto(photo.viewer, photo)) return photoNotThere(res)
    const size = small === 'thumb' || small === 'face' ? small : 'full'
    const isOfPack = packPictureOf(photo.name) !== null
    return sendPhoto(res, await photoLibrary.read(photo.name, size), { isOfPack })
  })
  return router
}
