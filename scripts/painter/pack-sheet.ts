import { join } from 'node:path'
import sharp from 'sharp'
import { readCast } from './pack.ts'

const root = join(import.meta.dirname, '../..')
const FILE = join(root, 'docs/screenshots/picture-pack.webp')
const COLUMNS = 30
/** In pixels. */
const WIDTH = 60
const HEIGHT = 80
const QUALITY = 70

/** The portraits of the whole pack on one sheet, from the youngest to the oldest. */
export const writePackSheet = async () => {
  const cast = (await readCast()).toSorted((a, b) => a.age - b.age || a.id - b.id)
  const tiles = await Promise.all(
    cast.map(async ({ id }, nth) => ({
      input: await sharp(join(root, `server/photo/pack/${id}/1.thumb.webp`))
        .resize(WIDTH, HEIGHT)
        .toBuffer(),
      left: (nth % COLUMNS) * WIDTH,
      top: Math.floor(nth / COLUMNS) * HEIGHT,
    })),
  )
  const height = Math.ceil(cast.length / COLUMNS) * HEIGHT
  const ground = { width: COLUMNS * WIDTH, height, channels: 3 as const, background: '#fff' }
  await sharp({ create: ground }).composite(tiles).webp({ quality: QUALITY }).toFile(FILE)
  return FILE
}
