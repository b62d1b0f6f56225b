import { type Request, type Response, Router } from 'express'
import * as z from 'zod'
import { type StaffPicture, staffPictures } from '#core/contract/staff-acts.ts'
import { admission, type Role, roleOf } from '#core/kernel/roles.ts'
import type { DeskStore } from '#core/moderation/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { photoNotThere, sendPhoto } from './send-photo.ts'

const FILE = /^(.+)\.webp$/
const id = z.uuid().toLowerCase()

type Wanted = { site: string; id: string; actor: string }

const isModerator = (role: Role) => admission('moderation', role) === 'ok'

type Parts = {
  sessions: Sessions
  photoLibrary: PhotoLibrary
  deskStore: Pick<DeskStore, 'isBarred'>
}

/**
 * A page with pictures for who works here: `open` answers the file where they have it before them,
 * with the look in the log by then, and null where they have not. To everybody else, and to staff
 * who are a party (MOD-14), it is not there.
 */
export const createStaffPicture =
  ({ sessions, photoLibrary, deskStore }: Parts) =>
  (
    page: StaffPicture,
    open: (wanted: Wanted) => Promise<string | null>,
    mayLook: (role: Role) => boolean = isModerator,
  ): Router => {
    const concern = staffPictures[page]
    return Router().get(page, async (req: Request<{ file: string }>, res: Response) => {
      const { site } = res.locals
      const wanted = id.safeParse(FILE.exec(req.params.file)?.[1])
      const session = await sessions.of(req)
      const member = session && session.member.site === site.id ? session.member : null
      if (!wanted.success || !member || !mayLook(roleOf(member))) {
        return photoNotThere(res)
      }
      const isBarred = await deskStore.isBarred({ concern, id: wanted.data, actor: member.id })
      if (isBarred) return photoNotThere(res)
      const name = await open({ site: site.id, id: wanted.data, actor: member.id })
      return name === null
        ? photoNotThere(res)
        : sendPhoto(res, await photoLibrary.read(name, 'full'))
    })
  }
