import { Router } from 'express'
import * as z from 'zod'
import type { ChatPhotoStore } from '#core/photo/conversation/ports.ts'
import type { KeptSize, PhotoLibrary } from '#core/photo/library.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { viewerOf } from '../../platform/pages/viewer.ts'
import { photoNotThere, sendPhoto } from '../send-photo.ts'

const id = z.uuid().toLowerCase()
const FILE = /^(.+?)(-thumb|-blurred)?\.webp$/
const sizes: Record<string, KeptSize> = { '-thumb': 'thumb', '-blurred': 'blurred' }

/**
 * Photos of conversations, for the two of them at this moment (promise S11). Until its receiver
 * opens one, nothing but its blur leaves the server for them.
 */
export const createChatPhotoPages = ({
  chatPhotos,
  photoLibrary,
  sessions,
}: {
  chatPhotos: ChatPhotoStore
  photoLibrary: PhotoLibrary
  sessions: Sessions
}): Router => {
  const router = Router()
  router.get('/media/chat/:file', async (req, res) => {
    const [, named, suffix = ''] = FILE.exec(req.params.file) ?? []
    const wanted = id.safeParse(named)
    if (!wanted.success) return photoNotThere(res)
    const viewer = await viewerOf(sessions, req, res)
    if (!viewer?.id) return photoNotThere(res)
    const photo = await chatPhotos.findForViewer({ viewer: viewer.id, id: wanted.data })
    const size = sizes[suffix] ?? 'full'
    if (!photo || !(photo.isClear || size === 'blurred')) return photoNotThere(res)
    return sendPhoto(res, await photoLibrary.read(photo.name, size))
  })
  return router
}
