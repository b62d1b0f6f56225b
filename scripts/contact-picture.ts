import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { escapeHtml } from '#core/kernel/html.ts'
import type { Shot } from './contact-sheet.ts'

const TILE_HEIGHT = 300
const LABEL_HEIGHT = 22
const GAP = 12
const SHEET_WIDTH = 2_400
const JPEG_QUALITY = 80
const GROUND = '#8a8583'

/** Pixels, as the product's photo adapter forbids other formats to all of its process. */
const pixelsOf = async (picture: Sharp) => {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { input: data, raw: { width, height, channels } }
}

const labelOf = (name: string, width: number) =>
  pixelsOf(
    sharp({
      text: {
        text: `<span foreground="white">${escapeHtml(name)}</span>`,
        font: 'sans 9',
        width,
        height: LABEL_HEIGHT,
        rgba: true,
      },
    }),
  )

type Picture = Awaited<ReturnType<typeof pixelsOf>> & { top: number; left: number }

/** All pictures of one size and scheme on one, small, in the order of the screens. */
export const contactPicture = async (shots: readonly Shot[], folder: string, into: string) => {
  const pictures: Picture[] = []
  let [top, left] = [GAP, GAP]
  for (const { file, name } of shots) {
    const tile = await pixelsOf(sharp(join(folder, file)).resize({ height: TILE_HEIGHT }))
    const { width } = tile.raw
    if (left + width + GAP > SHEET_WIDTH) {
      left = GAP
      top += TILE_HEIGHT + LABEL_HEIGHT + GAP
    }
    pictures.push({ ...(await labelOf(name, width)), top, left })
    pictures.push({ ...tile, top: top + LABEL_HEIGHT, left })
    left += width + GAP
  }
  const height = top + TILE_HEIGHT + LABEL_HEIGHT + GAP
  await sharp({ create: { width: SHEET_WIDTH, height, channels: 3, background: GROUND } })
    .composite(pictures)
    .jpeg({ quality: JPEG_QUALITY })
    .toFile(join(folder, into))
}
