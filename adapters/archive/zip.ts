import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Packer } from '#core/kernel/ports.ts'

/** Pictures are packed already. */
const isPacked = (path: string) => path.endsWith('.webp')

/** The Packer port. */
export const zipPacker = (): Packer => ({
  zip: (files, at) => {
    const zip = new ZipFile()
    const bytes = new Readable().wrap(zip.outputStream)
    zip.on('error', (error: Error) => bytes.destroy(error))
    for (const { path, content } of files) {
      const options = { mtime: at, compress: !isPacked(path) }
      zip.addReadStreamLazy(path, options, (give) => give(null, Readable.from(content)))
    }
    zip.end()
    return bytes
  },
})
