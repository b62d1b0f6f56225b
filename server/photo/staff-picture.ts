import type { Request, Response } from 'express'
import * as z from 'zod'
import { admission, type Role, roleOf } from '#core/kernel/roles.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { photoNotThere, sendPhoto } from './send-photo.ts'

const FILE = /^(.+)\.webp$/
const id = z.uuid().toLowerCase()

type Wanted = { site: string; id: string; actor: string }

const isModerator = (role: Role) => admission('moderation', role) === 'ok'

/**
 * A picture for who works here: `open` answers its file where they have it before them, with the
 * look in the log by then, and null where they have not. To everybody else it is not there.
 */
export const createStaffPicture =
  ({ sessions, photoLibrary }: { sessions: Sessions; photoLibrary: PhotoLibrary }) =>
  (
    open: (wanted: Wanted) => Promise<string | null>,
    mayLook: (role: Role) => boolean = isModerator,
  ) =>
  async (req: Request<{ file: string }>, res: Response) => {
    const { site } = res.locals
    const wanted = id.safeParse(FILE.exec(req.params.file)?.[1])
    const session = await sessions.of(req)
    const member = session && session.member.site === site.id ? session.member : null
    if (!wanted.success || !member || !mayLook(roleOf(member))) {
      return photoNotThere(res)
    }
    const name = await open({ site: site.id, id: wanted.data, actor: member.id })
    return name === null
      ? photoNotThere(res)
      : sendPhoto(res, await photoLibrary.read(name, 'full'))
  }
