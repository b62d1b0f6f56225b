import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PortraitPainter } from '#core/kernel/ports.ts'

const plain = (what: string, size: 'full' | 'thumb' | 'face') => {
  const digest = createHash('sha256').update(what).digest('hex')
  const [width, height] = size === 'full' ? [24, 32] : [12, 16]
  const background = `#${digest.slice(0, 6)}`
  return sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()
}

/** Lists show two dozen people: how they are painted is specified where it is the matter. */
export const quickPainter = (): PortraitPainter => ({
  paint: ({ seed }, { nth, size }) => plain(`${seed} ${nth}`, size),
  letter: ({ letter, look, size }) => plain(`${letter} ${look}`, size),
})
