import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)
export const gzipped = (page: string): Promise<Buffer> => zip(page)

/**
 * Packing costs more than all else of a drawn page. What is packed is kept by the whole of the page,
 * so that only who sees the same, letter by letter, gets the same bytes.
 */
export const createPackedPages = (pack: (page: string) => Promise<Buffer>, atMost: number) => {
  const kept = new Map<string, Promise<Buffer>>()
  return (page: string): Promise<Buffer> => {
    const packed = kept.get(page) ?? pack(page)
    // The last asked for stands last, and the first goes.
    kept.delete(page)
    kept.set(page, packed)
    packed.catch(() => kept.delete(page))
    for (const oldest of kept.keys()) {
      if (kept.size <= atMost) break
      kept.delete(oldest)
    }
    return packed
  }
}
