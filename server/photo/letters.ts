import { Router } from 'express'
import type { PortraitPainter } from '#core/kernel/ports.ts'
import { letterIn } from '#core/photo/letter.ts'

const DAY_S = 86_400

/** Cards of those who have no photo. They say a letter and nothing of anybody: all may keep them. */
export const createLetterPages = ({ painter }: { painter: PortraitPainter }): Router => {
  const router = Router()
  router.get('/media/letters/:file', async (req, res) => {
    const card = letterIn(req.params.file)
    if (!card) {
      res.status(404).set('cache-control', 'no-store').type('text').send('Not found\n')
      return
    }
    const bytes = await painter.letter(card)
    res.set('cache-control', `public, max-age=${30 * DAY_S}`)
    res.type('image/webp').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
  return router
}
