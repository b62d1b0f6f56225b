import { pipeline } from 'node:stream/promises'
import { ARCHIVE_TYPE, type dataCalls } from '#core/account/archive/contract.ts'
import type { PackArchive } from '#server/account/archive/pack.ts'
import type { Handlers } from '#server/platform/http/handler.ts'

export type DataRoutes = Pick<Handlers, keyof typeof dataCalls>

/** Who stops reading ends it; what fails half way breaks the download off, so that nobody keeps half. */
export const createDataRoutes = ({ packArchive }: { packArchive: PackArchive }): DataRoutes => ({
  'POST /api/data.php': async ({ body, member, site }, res) => {
    const archive = await packArchive({ account: member.id, password: body.password, site })
    if ('refused' in archive) return archive
    res.attachment(archive.name).type(ARCHIVE_TYPE).set('cache-control', 'no-store')
    await pipeline(archive.bytes, res).catch(() => undefined)
    return undefined
  },
})
