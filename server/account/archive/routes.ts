import { pipeline } from 'node:stream/promises'
import { ARCHIVE_TYPE, type dataCalls } from '#core/account/archive/contract.ts'
import type { PackArchive } from '#server/account/archive/pack.ts'
import type { Handlers } from '#server/platform/http/handler.ts'

export type DataRoutes = Pick<Handlers, keyof typeof dataCalls>

/** A reader that leaves closes the answer before its end: that is no fault of the server. */
const ignoreReaderLeft = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}

/** An archive that fails halfway cuts its answer off, so that no browser keeps half of it. */
export const createDataRoutes = ({ packArchive }: { packArchive: PackArchive }): DataRoutes => ({
  'POST /api/data.php': async ({ body: { password }, member, site, session: { mark } }, res) => {
    const archive = await packArchive({ account: member.id, password, site, mark })
    if ('refused' in archive) return archive
    res.attachment(archive.name).type(ARCHIVE_TYPE).set('cache-control', 'no-store')
    await pipeline(archive.bytes, res).catch(ignoreReaderLeft)
    return undefined
  },
})
