import type { Response } from 'express'

/** A picture that is opened by itself may do nothing at all. */
const POLICY = "default-src 'none'; sandbox"

export const photoNotThere = (res: Response): void => {
  res.status(404).set('cache-control', 'no-store').type('text').send('Not found\n')
}

/** Nothing is kept between: a block or a removal counts at the next request. */
export const sendPhoto = (res: Response, bytes: Uint8Array | null): void => {
  if (!bytes) {
    photoNotThere(res)
    return
  }
  res.set({
    'cache-control': 'private, no-store',
    'content-security-policy': POLICY,
    'x-robots-tag': 'noindex',
  })
  res.type('image/webp').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
