import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { PortraitPainter } from '#core/kernel/ports.ts'

/** Lists show two dozen people: how they are painted is specified where it is the matter. */
export const quickPainter = (): PortraitPainter => ({
  paint: ({ seed }, { nth, size }) => {
    const digest = createHash('sha256').update(`${seed} ${nth}`).digest('hex')
    const [width, height] = size === 'full' ? [24, 32] : [12, 16]
    const background = `#${digest.slice(0, 6)}`
    return sharp({ create: { width, height, channels: 3, background } })
      .webp()
      .toBuffer()
  },
})
