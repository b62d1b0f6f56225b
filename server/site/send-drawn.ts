import type { Request, Response } from 'express'
import type { InlineStyle } from '#core/site/inline-style.ts'
import { allowStyle } from '#server/platform/middleware/security.ts'
import { createPackedPages, gzipped } from './packed-pages.ts'

/** Each door in the languages of a busy site. */
const KEPT = 64

const packed = createPackedPages(gzipped, KEPT)

/** Sends a page that was drawn for a visitor, with its style, packed for who takes it so. */
export const sendDrawn = async (
  req: Request,
  res: Response,
  { html, language, style }: { html: string; language: string; style: InlineStyle },
) => {
  const page = html.replace('</head>', () => `<style>${style.css}</style></head>`)
  allowStyle(res, style.source)
  res.set('content-language', language).type('html')
  if (req.acceptsEncodings('gzip', 'identity') !== 'gzip') return res.send(page)
  return res.set('content-encoding', 'gzip').send(await packed(page))
}
