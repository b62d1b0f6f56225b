import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'

const pack = promisify(gzip)

/** Sends a page that was drawn for a visitor, packed for who takes it so. */
export const sendDrawn = async (
  req: Request,
  res: Response,
  { html, language }: { html: string; language: string },
) => {
  res.set('content-language', language).type('html')
  if (req.acceptsEncodings('gzip', 'identity') !== 'gzip') return res.send(html)
  return res.set('content-encoding', 'gzip').send(await pack(html))
}
