import { Router } from 'express'
import * as z from 'zod'
import type { Clock } from '#core/kernel/ports.ts'
import { admission, roleOf } from '#core/kernel/roles.ts'
import type { DeskStore, ModerationStore } from '#core/moderation/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { photoNotThere, sendPhoto } from './send-photo.ts'

const FILE = /^(.+)\.webp$/
const id = z.uuid().toLowerCase()

/** Pictures that are evidence, for who has their case before them; each look stands in the log. */
export const createEvidencePages = ({
  deskStore,
  moderation,
  photoLibrary,
  sessions,
  clock,
}: {
  deskStore: DeskStore
  moderation: ModerationStore
  photoLibrary: PhotoLibrary
  sessions: Sessions
  clock: Clock
}): Router => {
  const router = Router()
  router.get('/media/desk/:file', async (req, res) => {
    const { site } = res.locals
    const wanted = id.safeParse(FILE.exec(req.params.file)?.[1])
    const session = await sessions.of(req)
    const member = session && session.member.site === site.id ? session.member : null
    if (!wanted.success || !member || admission('moderation', roleOf(member)) !== 'ok') {
      return photoNotThere(res)
    }
    const query = { site: site.id, id: wanted.data, actor: member.id }
    const found = await deskStore.picture(query)
    if (found === null) return photoNotThere(res)
    await moderation.log({
      ...{ actor: member.id, act: 'picture', case: found.case, account: null },
      ...{ about: wanted.data, now: clock.now() },
    })
    return sendPhoto(res, await photoLibrary.read(found.name, 'full'))
  })
  return router
}
