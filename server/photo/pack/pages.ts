import { type Request, type Response, Router } from 'express'
import * as z from 'zod'
import { admission, roleOf } from '#core/kernel/roles.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { PackStore } from '#core/photo/pack/ports.ts'
import { packPictureName, packPictureOf } from '#core/photo/pack/values.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { photoNotThere, sendPhoto } from '../send-photo.ts'
import { PACK_PATH, PICTURES_PATH } from './paths.ts'

const id = z.uuid().toLowerCase()
const PHOTO = /^(.+)\.webp$/
const PERSON = /^(\d{1,9})-([1-9])\.webp$/

type Parts = {
  packStore: PackStore
  photoLibrary: PhotoLibrary
  sessions: Sessions
}
type Page = Request<{ file: string }>

/** Pictures of the pack and of fictional profiles for staff; for everybody else they are not there. */
export const createPackPages = ({ packStore, photoLibrary, sessions }: Parts): Router => {
  const isStaff = async (req: Page, res: Response) => {
    const session = await sessions.of(req)
    const member = session && session.member.site === res.locals.site.id ? session.member : null
    return member !== null && admission('moderation', roleOf(member)) === 'ok'
  }
  const send = async (req: Page, res: Response, find: () => Promise<string | null>) => {
    const name = (await isStaff(req, res)) ? await find() : null
    if (name === null) return photoNotThere(res)
    const isOfPack = packPictureOf(name) !== null
    return sendPhoto(res, await photoLibrary.read(name, 'thumb'), { isOfPack })
  }
  return Router()
    .get(`${PICTURES_PATH}/:file`, (req: Page, res) =>
      send(req, res, async () => {
        const photo = id.safeParse(PHOTO.exec(req.params.file)?.[1])
        return photo.success ? packStore.nameOf(res.locals.site.id, photo.data) : null
      }),
    )
    .get(`${PACK_PATH}/:file`, (req: Page, res) =>
      send(req, res, async () => {
        const [, person, nth] = PERSON.exec(req.params.file) ?? []
        return person && nth ? packPictureName(Number(person), Number(nth)) : null
      }),
    )
}
