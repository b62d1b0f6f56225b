import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figure } from '../painter/figure.ts'
import { palettes } from '../painter/kernel/palettes.ts'
import { PORTRAIT, portrait } from '../painter/portrait.ts'
import type { SceneName } from '../painter/scene/scene.ts'
import { SETTING, setting } from '../painter/setting.ts'
import { traitsOf } from '../painter/who/shot.ts'
import type { Traits } from '../painter/who/traits.ts'
import { type Wide, wide } from '../wide/wide.ts'
import { baked } from './bake.ts'
import { type Collage, collage } from './collage.ts'
import { deskCollage, phoneCollage } from './collages.ts'
import { filmScenes, trainPoster } from './films.ts'
import { type LanderPerson, personOf } from './people.ts'

const CARD = 540
const FACE = 160

const drawnThing = (file: string) =>
  readFileSync(join(import.meta.dirname, 'things', `${file}.svg`), 'utf8')

/** What stands in the case of the lander of things: a browser makes a page of each SVG it is given. */
const THINGS = ['ball', 'book', 'coat', 'cups', 'glass', 'key', 'oyster', 'player', 'ticket']
const THING = { drawn: 200, width: 400 }

const card = (name: LanderPerson, width = CARD) => {
  const { seed, who } = personOf(name)
  return baked(portrait(traitsOf(seed, who)), PORTRAIT.width, width).toBuffer()
}

const place = (...where: Parameters<typeof setting>) =>
  baked(setting(...where), SETTING.width, 480).toBuffer()

const scene = (of: Wide) => baked(wide(of), of.width ?? 1280, of.width ?? 1280).toBuffer()

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
  return baked(collage(of, read), of.width, of.width).toBuffer()
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
  return baked(svg, 400, 400).modulate({ brightness: 0.55, saturation: 0.7 }).toBuffer()
}

type Picture = { name: string; paint: () => Promise<Buffer>; quality?: number }

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
  { name: 'alone', paint: alone, quality: 66 },
  { name: 'alone-phone', paint: alonePhone, quality: 60 },
  { name: 'collage', paint: () => papers(deskCollage), quality: 70 },
  { name: 'collage-phone', paint: () => papers(phoneCollage), quality: 66 },
  { name: 'onlooker', paint: onlooker, quality: 70 },
  { name: 'train', paint: trainPoster, quality: 66 },
  { name: 'evening', paint: async () => (await filmScenes())[0] ?? Buffer.alloc(0), quality: 66 },
  ...CARDS.map((name) => ({ name: `card-${name}`, paint: () => card(name) })),
  ...FACES.map((name) => ({ name: `face-${name}`, paint: () => card(name, FACE) })),
  ...THINGS.map((name) => ({
    name: `things/${name}`,
    paint: () => baked(drawnThing(name), THING.drawn, THING.width).toBuffer(),
  })),
  ...PLACES.map(([where, light]) => ({
    name: `place-${where}`,
    paint: () => place(where, light, false),
  })),
]

const QUALITY = 74

/** Paints the pictures of the landers one by one, each as the bytes of a WebP. */
export const paintLanderPictures = async () => {
  const { default: sharp } = await import('sharp')
  const painted: { name: string; bytes: Buffer }[] = []
  for (const { name, paint, quality = QUALITY } of pictures) {
    painted.push({
      name,
      bytes: await sharp(await paint())
        .webp({ quality })
        .toBuffer(),
    })
  }
  return painted
}
