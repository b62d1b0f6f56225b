import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figure } from '../figure.ts'
import { palettes } from '../kernel/palettes.ts'
import { PORTRAIT, portrait } from '../portrait.ts'
import type { SceneName } from '../scene/scene.ts'
import { SETTING, setting } from '../setting.ts'
import { traitsOf } from '../who/shot.ts'
import type { Traits } from '../who/traits.ts'
import { type Wide, wide } from '../wide/wide.ts'
import { baked } from './bake.ts'
import { type Collage, collage } from './collage.ts'
import { deskCollage, phoneCollage } from './collages.ts'
import { sceneDrawings } from './films.ts'
import { type LanderPerson, personOf } from './people.ts'
import { houseRow, ROW } from './row.ts'
import { TRAIN, trainLayers } from './train.ts'

const CARD = 540
const FACE = 160

const drawnThing = (file: string) =>
  readFileSync(join(import.meta.dirname, 'things', `${file}.svg`), 'utf8')

/** What stands in the case of the lander of things: a browser makes a page of each SVG it is given. */
const THINGS = ['ball', 'book', 'coat', 'cups', 'glass', 'key', 'oyster', 'player', 'ticket']
const THING = { drawn: 200, width: 400 }

/** What one is painted of: its layers from the farthest, each so wide as it is drawn. */
type Drawn = {
  layers: string[]
  drawnWidth: number
  width: number
  light?: { brightness: number; saturation: number }
}

const card = (name: LanderPerson, width = CARD): Drawn => {
  const { seed, who } = personOf(name)
  return { layers: [portrait(traitsOf(seed, who))], drawnWidth: PORTRAIT.width, width }
}

const place = (...where: Parameters<typeof setting>): Drawn => ({
  layers: [setting(...where)],
  drawnWidth: SETTING.width,
  width: 480,
})

const asWide = (width: number, ...layers: string[]): Drawn => ({ layers, drawnWidth: width, width })

const scene = (of: Wide) => asWide(of.width ?? 1280, wide(of))

const home: Partial<Traits> = {
  pose: 'profile',
  face: -1,
  gaze: 'down',
  top: 'knit',
  cloth: '#5A3B6B',
  tilt: 0,
  smile: 1,
}

const atHome = (x: number, y: number, scale: number) => [
  { ...personOf('sanne', home), x, y, scale },
]

const alone = () =>
  scene({
    kind: 'window',
    palette: 'lilac',
    light: { x: 772, y: 226 },
    base: 640,
    window: { from: 620, margin: -40, cup: 712 },
    people: atHome(1090, 460, 2.2),
  })

const alonePhone = () =>
  scene({
    kind: 'window',
    palette: 'lilac',
    width: 720,
    height: 1080,
    light: { x: 224, y: 476 },
    base: 960,
    window: { from: 84, margin: -40, cup: 168 },
    people: atHome(500, 800, 1.9),
  })

const papers = (of: Collage) => {
  const read = (file: string) => drawnThing(file).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return asWide(of.width, collage(of, read))
}

/** Who stands before the wall, seen from behind. */
const onlooker = () => {
  const traits = traitsOf('milah', {
    ...personOf('mila').who,
    pose: 'behind',
    palette: 'wine',
    top: 'crew',
    cloth: '#3A1430',
    light: 1,
  })
  const { definitions, drawing } = figure(traits, palettes.wine, 'onlooker')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="520" viewBox="0 0 400 520"><defs>${definitions}</defs><g transform="translate(200,180) scale(1.3)">${drawing}</g><rect width="400" height="520" fill="#14060f" opacity=".001"/></svg>`
  return { ...asWide(400, svg), light: { brightness: 0.55, saturation: 0.7 } }
}

/** How the film of the train begins. */
const trainPoster = () => {
  const { behind, train, water, before } = trainLayers()
  return asWide(TRAIN.width, behind, train, water, before)
}

type Picture = { name: string; drawn: () => Drawn; quality?: number }

const CARDS: LanderPerson[] = [
  'sanne',
  'carla',
  'jeroen',
  'noor',
  'omar',
  'ellen',
  'fatima',
  'aya',
  'ruben',
  'joy',
]
const FACES: LanderPerson[] = ['sanne', 'noor', 'ruben', 'ellen', 'daan', 'nel', 'carla']
const PLACES: [SceneName, Parameters<typeof setting>[1]][] = [
  ['kitchen', 'wine'],
  ['canal', 'teal'],
]

/** What the landers show that is nobody's photo, by the name of its file. */
const pictures: Picture[] = [
  { name: 'alone', drawn: alone, quality: 66 },
  { name: 'alone-phone', drawn: alonePhone, quality: 60 },
  { name: 'collage', drawn: () => papers(deskCollage), quality: 70 },
  { name: 'collage-phone', drawn: () => papers(phoneCollage), quality: 66 },
  { name: 'onlooker', drawn: onlooker, quality: 70 },
  { name: 'houses', drawn: () => asWide(ROW.width, houseRow()), quality: 60 },
  { name: 'train', drawn: trainPoster, quality: 66 },
  { name: 'evening', drawn: () => asWide(1280, ...sceneDrawings().slice(0, 1)), quality: 66 },
  ...CARDS.map((name) => ({ name: `card-${name}`, drawn: () => card(name) })),
  ...FACES.map((name) => ({ name: `face-${name}`, drawn: () => card(name, FACE) })),
  ...THINGS.map((name) => ({
    name: `things/${name}`,
    drawn: () => ({
      layers: [drawnThing(name)],
      drawnWidth: THING.drawn,
      width: THING.width,
    }),
  })),
  ...PLACES.map(([where, light]) => ({
    name: `place-${where}`,
    drawn: () => place(where, light, false),
  })),
]

const QUALITY = 74

const painted = async ({ layers, drawnWidth, width, light }: Drawn) => {
  const { default: sharp } = await import('sharp')
  const [far, ...near] = await Promise.all(
    layers.map((svg) => baked(svg, drawnWidth, width).toBuffer()),
  )
  const whole = sharp(far).composite(near.map((input) => ({ input })))
  return light ? sharp(await whole.png().toBuffer()).modulate(light) : whole
}

/** Paints the pictures of the landers one by one, each as the bytes of a WebP. */
export const paintLanderPictures = async () => {
  const all: { name: string; bytes: Buffer }[] = []
  for (const { name, drawn, quality = QUALITY } of pictures) {
    const picture = await painted(drawn())
    all.push({ name, bytes: await picture.webp({ quality }).toBuffer() })
  }
  return all
}

/** What each file of the landers is made of, by its name: the same on every machine, and soon told. */
export const landerDrawings = (): { file: string; madeOf: unknown }[] => [
  ...pictures.map(({ name, drawn, quality = QUALITY }) => ({
    file: `${name}.webp`,
    madeOf: { ...drawn(), quality },
  })),
  { file: 'train.mp4', madeOf: trainLayers() },
  { file: 'evening.mp4', madeOf: sceneDrawings() },
]
