import { type Downloaded, download } from '#client/platform/api/download.ts'
import { ARCHIVE_TYPE } from '#core/account/archive/contract.ts'

/** All that the site holds on the member, as a file; throws Refused or Unreachable. */
export const fetchArchive = (password: string): Promise<Downloaded> =>
  download('POST /api/data.php', {
    body: { password },
    type: ARCHIVE_TYPE,
    otherwise: 'archive.zip',
  })
