import { Router } from 'express'
import * as z from 'zod'
import type { Clock } from '#core/kernel/ports.ts'
import { admission, roleOf } from '#core/kernel/roles.ts'
import type { PhotoDeskStore } from '#core/photo/desk/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { photoNotThere, sendPhoto } from '../send-photo.ts'

const FILE = /^(.+)\.webp$/
const id = z.uuid().toLowerCase()

/** Photos that wait for a look, for who has one before them; each look stands in the log. */
export const createPhotoDeskPages = ({
  photoDeskStore,
  photoLibrary,
  sessions,
  clock,
}: {
  photoDeskStore: PhotoDeskStore
  photoLibrary: PhotoLibrary
  sessions: Sessions
  clock: Clock
}): Router => {
  const router = Router()
  router.get('/media/desk-photos/:file', async (req, res) => {
    const { site } = res.locals
    const wanted = id.safeParse(FILE.exec(req.params.file)?.[1])
    const session = await sessions.of(req)
    const member = session && session.member.site === site.id ? session.member : null
    if (!wanted.success || !member || admission('moderation', roleOf(member)) !== 'ok') {
      return photoNotThere(res)
    }
    const query = { site: site.id, id: wanted.data, actor: member.id }
    const found = await photoDeskStore.picture(query)
    if (found === null) return photoNotThere(res)
    const look = { actor: member.id, account: found.account, photo: wanted.data }
    await photoDeskStore.logLook({ ...look, now: clock.now() })
    return sendPhoto(res, await photoLibrary.read(found.name, 'full'))
  })
  return router
}
