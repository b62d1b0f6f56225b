import type { Traits } from '../who/traits.ts'
import { type Wide, wide } from '../wide/wide.ts'
import { baked } from './bake.ts'
import { personOf } from './people.ts'
import { TRAIN, trainLayers } from './train.ts'

const WIDTH = 1280

const way: Partial<Traits> = {
  pose: 'profile',
  face: 1,
  gaze: 'open',
  top: 'coat',
  cloth: '#E8E2D4',
  innerCloth: '#7E3527',
  necklace: false,
  smile: 1,
}

const mila = (shot: Partial<Traits>, x: number, y: number, scale: number) => ({
  ...personOf('mila', shot),
  x,
  y,
  scale,
})
const omar = (shot: Partial<Traits>, x: number, y: number, scale: number) => ({
  ...personOf('omar', shot),
  x,
  y,
  scale,
})

/** An evening in four places: the light stays where it is. */
const scenes: Wide[] = [
  {
    kind: 'window',
    palette: 'lilac',
    people: [mila({ pose: 'behind', top: 'crew', cloth: '#EDE3EE', face: 1 }, 600, 400, 1.75)],
  },
  { kind: 'tram', palette: 'teal', people: [mila(way, 684, 372, 1.9)] },
  {
    kind: 'bar',
    palette: 'wine',
    people: [
      mila(
        { pose: 'profile', face: 1, gaze: 'open', top: 'scoop', cloth: '#8E2A45', smile: 1 },
        590,
        400,
        1.5,
      ),
      omar(
        { pose: 'profile', face: -1, gaze: 'open', top: 'crew', cloth: '#2A1626' },
        1120,
        400,
        1.5,
      ),
    ],
  },
  {
    kind: 'canal',
    palette: 'navy',
    people: [
      mila({ pose: 'behind', full: 'coat', top: 'coat', cloth: '#E8E2D4', face: 1 }, 560, 352, 0.4),
      omar(
        { pose: 'behind', full: 'coat', top: 'coat', cloth: '#4A2A22', face: -1 },
        610,
        340,
        0.42,
      ),
    ],
  },
]

/** The four places, as they are drawn. */
export const sceneDrawings = () => scenes.map((scene) => wide(scene))

/** Each of them as a PNG. */
export const filmScenes = () =>
  Promise.all(sceneDrawings().map((svg) => baked(svg, WIDTH, WIDTH).toBuffer()))

/** The layers of the train as PNGs, from the farthest. */
export const trainPictures = async () => {
  const { behind, train, water, before } = trainLayers()
  const paint = (svg: string) => baked(svg, TRAIN.width, TRAIN.width).toBuffer()
  const [far, cars, ripples, near] = await Promise.all([behind, train, water, before].map(paint))
  return { behind: far, train: cars, water: ripples, before: near } as Record<
    'behind' | 'train' | 'water' | 'before',
    Buffer
  >
}
