import sharp from 'sharp'
import { ellen, omar, ruben, sanne } from './familiar.ts'
import { PORTRAIT, portrait } from './portrait.ts'
import { darkStreet, SETTING, setting } from './setting.ts'
import { traitsOf } from './who/shot.ts'
import type { Traits } from './who/traits.ts'

const DENSITY = 72
const SCENE_WIDTH = 600
const CARD_WIDTH = 540

/** How Ruben is met by the water, on the home. */
const OUTSIDE: Partial<Traits> = {
  palette: 'navy',
  scene: 'canal',
  top: 'coat',
  cloth: '#24305E',
  innerCloth: '#F3DDDA',
}

const drawn = (svg: string, from: number, to: number) => {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadPngBuffer'] })
  return sharp(Buffer.from(svg), { density: (DENSITY * to) / from })
}

const heightOf = ({ width, height }: { width: number; height: number }, at: number) =>
  Math.round((at / width) * height)

const baked = (svg: string, of: typeof SETTING, width: number) =>
  drawn(svg, of.width, width).resize(width, heightOf(of, width)).png().toBuffer()

/** The drawings that a picture is painted of. */
type Painting = { drawings: () => string[]; paint: () => Promise<Buffer> }

const card = (seed: string, who: Partial<Traits>): Painting => {
  const drawing = () => portrait(traitsOf(seed, who))
  return { drawings: () => [drawing()], paint: () => baked(drawing(), PORTRAIT, CARD_WIDTH) }
}

/** The cut between two portraits: where it begins above and ends below, and its gap, of the width. */
const CUT = { above: 0.58, below: 0.44, gap: 0.006 }
const PAIR = { width: 1320, height: 1393 }
/** What of a portrait of this width is seen on one side, with more sky above it than was painted. */
const SIDE = { width: 1113, sky: 45, seen: 917 }
const GAP_COLOUR = '#1b0b16'

const HERS = () => portrait(traitsOf('sannee', { ...sanne, pose: 'profile', tilt: 0 }))
const HIS = () => portrait(traitsOf('rubenf', { ...ruben, ...OUTSIDE, pose: 'profile', tilt: 0 }))

const sideOf = async (drawing: string, left: number) => {
  const whole = await baked(drawing, PORTRAIT, SIDE.width)
  const height = PAIR.height - SIDE.sky
  return sharp(whole)
    .extract({ left, top: 0, width: SIDE.seen, height })
    .extend({ top: SIDE.sky, extendWith: 'mirror' })
    .png()
    .toBuffer()
}

/** A side of the cut; nothing is outside of the corners. */
const cutOut = (input: Buffer, left: number, corners: string) => {
  const { width, height } = PAIR
  const mask = `<svg width="${width}" height="${height}"><polygon points="${corners}" fill="#fff"/></svg>`
  return sharp({ create: { ...PAIR, channels: 4, background: '#0000' } })
    .composite([
      { input, left, top: 0 },
      { input: Buffer.from(mask), blend: 'dest-in' },
    ])
    .png()
    .toBuffer()
}

/** Two people on one slanted cut, turned to each other. */
const together = async () => {
  const { width, height } = PAIR
  const [above, below, gap] = [width * CUT.above, width * CUT.below, width * CUT.gap]
  const hers = `0,0 ${above - gap},0 ${below - gap},${height} 0,${height}`
  const his = `${above + gap},0 ${width},0 ${width},${height} ${below + gap},${height}`
  const [left, right] = await Promise.all([
    sideOf(HERS(), 141).then((side) => cutOut(side, 0, hers)),
    sideOf(HIS(), 8).then((side) => cutOut(side, width - SIDE.seen, his)),
  ])
  return sharp({ create: { ...PAIR, channels: 3, background: GAP_COLOUR } })
    .composite([left, right].map((input) => ({ input, left: 0, top: 0 })))
    .png()
    .toBuffer()
}

type Picture = Painting & { name: string; width?: number; quality?: number }

const scene = (draw: () => string): Painting => ({
  drawings: () => [draw()],
  paint: () => baked(draw(), SETTING, SCENE_WIDTH),
})
const place = (...where: Parameters<typeof setting>) => scene(() => setting(...where))
const couple: Painting = { drawings: () => [HERS(), HIS()], paint: together }

/** What the pages show that is nobody's photo, by the name of its file. */
const pictures: Picture[] = [
  { name: 'together-1320', ...couple, quality: 70 },
  { name: 'together-720', ...couple, width: 720, quality: 76 },
  { name: 'together-480', ...couple, width: 480 },
  {
    name: 'one',
    ...card('sannee', { ...sanne, build: 1, fringe: undefined, necklace: false, gaze: 'open' }),
    quality: 80,
  },
  { name: 'two', ...card('ellenc', ellen), quality: 80 },
  { name: 'three', ...card('omarg', omar), quality: 80 },
  { name: 'evening', ...place('window', 'lilac') },
  { name: 'dusk', ...place('window', 'terracotta') },
  { name: 'beach', ...place('beach', 'terracotta') },
  { name: 'sea', ...place('beach', 'terracotta', false) },
  { name: 'terrace', ...place('terrace', 'teal') },
  { name: 'sofa', ...place('sofa', 'copper') },
  { name: 'bar', ...place('bar', 'slate') },
  { name: 'street', ...scene(darkStreet) },
]

const QUALITY = 74

/** Paints the pictures of the site, each as the bytes of a WebP. */
export const paintSitePictures = () =>
  Promise.all(
    pictures.map(async ({ name, paint, width, quality = QUALITY }) => ({
      name,
      bytes: await sharp(await paint())
        .resize(width)
        .webp({ quality })
        .toBuffer(),
    })),
  )

/** Of each picture, all that it is painted of. */
export const sitePictures = () =>
  pictures.map(({ name, drawings, width, quality = QUALITY }) => ({
    name,
    madeOf: [...drawings(), String(width), String(quality)],
  }))
