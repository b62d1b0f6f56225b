import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PortraitPainter } from '#core/kernel/ports.ts'
import { letterCard } from '../../scripts/painter/letter/letter-card.ts'
import { faceOf, PORTRAIT, portrait } from '../../scripts/painter/portrait.ts'
import { picturedTraits } from '../../scripts/painter/who/portrayed.ts'

/** Goes up with every change of the painting, so that no old one is found. */
const EDITION = 5

/** In px: a card on a screen of twice the pixels, and a picture that fills a phone. */
const WIDTHS = { thumb: 360, full: 720 }
/** A small round picture in a list. */
const FACE = 180
const DENSITY = 72
/** What a file of ours begins with, and where; one that was cut off or is another's is painted anew. */
const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' &&
  bytes.toString('latin1', 8, 12) === 'WEBP' &&
  bytes.readUInt32LE(4) + 8 === bytes.length

const keep = async (dir: string, path: string, bytes: Uint8Array) => {
  await mkdir(dir, { recursive: true })
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const keptAt = async (path: string) => {
  const bytes = await readFile(path).catch(() => null)
  return bytes && bytes.length > 12 && isWebp(bytes) ? bytes : null
}

/**
 * Drawings of ours come in as bytes. What members send is opened as a file, where drawings stay
 * forbidden: a drawing can be made to take all of a machine.
 */
const allowDrawings = () => sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })

type Square = { x: number; y: number; side: number }

/** Of a drawing the whole, or a square of it. */
const bake = (svg: string, width: number, square?: Square): Promise<Buffer> => {
  allowDrawings()
  const scale = width / (square?.side ?? PORTRAIT.width)
  const image = sharp(Buffer.from(svg), { density: DENSITY * scale })
  const height = (width / PORTRAIT.width) * PORTRAIT.height
  const cut = square
    ? image.extract({
        left: Math.floor(square.x * scale),
        top: Math.floor(square.y * scale),
        width: Math.floor(square.side * scale),
        height: Math.floor(square.side * scale),
      })
    : image
  return cut
    .resize(square ? { width, height: width } : { width, height })
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
}

/**
 * Paints people, and keeps the pictures in `dir`. `inTurn` runs a few at a time. Painting always
 * gives the same, so that a folder that is lost, full or damaged does no harm.
 */
export const portraitPainter = ({
  dir,
  inTurn,
}: {
  dir: string
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
}): PortraitPainter => {
  const underWay = new Map<string, Promise<Buffer>>()
  const paintAnew = async (path: string, paint: () => Promise<Buffer>) => {
    const kept = await keptAt(path)
    if (kept) return kept
    const bytes = await inTurn(paint)
    await keep(dir, path, bytes).catch(() => undefined)
    return bytes
  }
  /** `shown` tells all that the picture follows from. */
  const pictureOf = (shown: readonly unknown[], paint: () => Promise<Buffer>) => {
    const what = JSON.stringify([EDITION, ...shown])
    const name = createHash('sha256').update(what).digest('hex').slice(0, 32)
    const path = join(dir, `${name}.webp`)
    const painting =
      underWay.get(path) ??
      paintAnew(path, paint).finally(() => {
        underWay.delete(path)
      })
    underWay.set(path, painting)
    return painting
  }
  return {
    paint: (who, { nth, size }) => {
      const traits = picturedTraits(who, nth)
      return pictureOf([size, traits], () =>
        size === 'face'
          ? bake(portrait(traits), FACE, faceOf(traits))
          : bake(portrait(traits), WIDTHS[size]),
      )
    },
    letter: ({ letter, look, size }) =>
      pictureOf([size, letter, look], () =>
        bake(letterCard(letter.toUpperCase(), look), WIDTHS[size]),
      ),
  }
}
