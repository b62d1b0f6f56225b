import { createHash } from 'node:crypto'
import type { Response } from 'express'

/** Blocks scripts and requests when a picture is opened as a page. */
const POLICY = "default-src 'none'; sandbox"

export const photoNotThere = (res: Response): void => {
  res.status(404).set('cache-control', 'no-store').type('text').send('Not found\n')
}

/**
 * Browsers store no uploaded photo: a block or a removal counts at the next request. A picture of
 * the pack shows no real person, so a browser may store it if it asks again before each use.
 */
export const sendPhoto = (
  res: Response,
  bytes: Uint8Array | null,
  { isOfPack = false }: { isOfPack?: boolean } = {},
): void => {
  if (!bytes) {
    photoNotThere(res)
    return
  }
  res.set({
    'cache-control': isOfPack ? 'private, no-cache' : 'private, no-store',
    'content-security-policy': POLICY,
    'x-robots-tag': 'noindex',
  })
  if (isOfPack) res.set('etag', `"${createHash('sha256').update(bytes).digest('base64url')}"`)
  if (isOfPack && res.req.fresh) {
    res.status(304).end()
    return
  }
  res.type('image/webp').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
