import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { ok } from '#core/kernel/verdict.ts'
import { IMAGE_HEAD_BYTES, imageTypeOf } from '#core/photo/image-type.ts'
import type { PhotoFault } from '#core/photo/library.ts'
import { mayTakeBytes } from '#core/photo/rules.ts'

type Received = { hash: string } | { fault: PhotoFault }

/** The next piece; a sender that broke off has no more of them. */
const nextOf = async (pieces: AsyncIterator<Uint8Array>) => {
  try {
    return await pieces.next()
  } catch {
    return 'broken' as const
  }
}

const write = async (pieces: AsyncIterator<Uint8Array>, file: FileHandle): Promise<Received> => {
  const digest = createHash('sha256')
  let bytes = 0
  let head = Buffer.alloc(0)
  for (;;) {
    const piece = await nextOf(pieces)
    if (piece === 'broken') return { fault: 'photo_unreadable' }
    if (piece.done) break
    bytes += piece.value.length
    const verdict = mayTakeBytes({ bytes })
    if (verdict !== ok) return { fault: verdict }
    if (head.length < IMAGE_HEAD_BYTES) {
      head = Buffer.concat([head, piece.value]).subarray(0, IMAGE_HEAD_BYTES)
      if (head.length === IMAGE_HEAD_BYTES && !imageTypeOf(head))
        return { fault: 'photo_unreadable' }
    }
    digest.update(piece.value)
    await file.write(piece.value)
  }
  return imageTypeOf(head) ? { hash: digest.digest('hex') } : { fault: 'photo_unreadable' }
}

/**
 * Writes what comes in to a file, a piece at a time, for as long as it may still be a picture: it
 * is never whole in memory. What is left unread is the caller's.
 */
export const receive = async (
  pieces: AsyncIterable<Uint8Array>,
  path: string,
): Promise<Received> => {
  const file = await open(path, 'wx', 0o600)
  try {
    return await write(pieces[Symbol.asyncIterator](), file)
  } finally {
    await file.close()
  }
}
