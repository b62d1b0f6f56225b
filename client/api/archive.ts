import { partsOf } from '#core/contract/call.ts'
import { ARCHIVE_TYPE } from '#core/contract/data.ts'
import { heard, Unreachable } from './call.ts'

const KEY = 'POST /api/data.php'

/** The name that the server gave a file. */
const nameIn = (disposition: string | null) =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1] ?? 'archive.zip'

/** All that the site holds on the member, as a file; throws Refused or Unreachable. */
export const fetchArchive = async (password: string): Promise<{ name: string; file: Blob }> => {
  const { method, path } = partsOf(KEY)
  const response = await fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  }).catch((cause: Error) => {
    throw new Unreachable('No answer', { cause })
  })
  if (!response.headers.get('content-type')?.startsWith(ARCHIVE_TYPE)) {
    heard(path, response.status, await response.json().catch(() => null))
    throw new Unreachable('The answer is no archive')
  }
  const file = await response.blob().catch((cause: Error) => {
    throw new Unreachable('The archive broke off', { cause })
  })
  return { name: nameIn(response.headers.get('content-disposition')), file }
}

/** Gives a file to the browser to keep. */
export const keepFile = ({ name, file }: { name: string; file: Blob }) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
