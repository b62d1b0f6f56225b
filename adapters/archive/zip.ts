import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Packer } from '#core/kernel/ports.ts'

/** Pictures are packed already. */
const isPacked = (path: string) => path.endsWith('.webp')

/** The Packer port. One file that fails ends the archive; an archive that ends closes its file. */
export const zipPacker = (): Packer => ({
  zip: (files, at) => {
    const zip = new ZipFile()
    const bytes = new PassThrough()
    const fail = (error: Error) => void bytes.destroy(error)
    let open: Readable | undefined
    bytes.on('close', () => open?.destroy())
    zip.on('error', fail)
    for (const { path, content } of files) {
      const options = { mtime: at, compress: !isPacked(path) }
      zip.addReadStreamLazy(path, options, (give) => {
        const file = Readable.from(content)
        // The library does not listen for errors of what it reads.
        file.on('error', fail)
        open = file
        give(null, file)
      })
    }
    zip.end()
    // Whoever reads the archive gets the same error.
    pipeline(zip.outputStream, bytes).catch(() => undefined)
    return bytes
  },
})
