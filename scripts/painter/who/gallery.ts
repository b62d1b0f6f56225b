import type { PaletteName } from '../kernel/palettes.ts'
import { oneOf, randomFrom } from '../kernel/random.ts'
import type { SceneName } from '../scene/scene.ts'
import { lightsOf, traitsOf } from './shot.ts'
import type { HairStyle, Traits } from './traits.ts'
import { whoIn } from './who.ts'

const FALLS_OPEN: HairStyle[] = [
  'long',
  'wavy',
  'shag',
  'curls',
  'locs',
  'boxbraids',
  'half',
  'lob',
  'bob',
]

/** Of those that were not taken yet; then of all. */
const untaken = <Name extends string>(names: readonly Name[], taken: Name[]) => {
  const left = names.filter((name) => !taken.includes(name))
  return left.length > 0 ? left : names
}

/**
 * Further pictures of the person of a portrait: at full length, at a table, in other light, seated,
 * one more face. Place, light and clothes change; the person does not.
 */
export const galleryOf = (portrait: Traits): Traits[] => {
  const random = randomFrom(`${portrait.seed}six`)
  const who = whoIn(portrait)
  const lights: PaletteName[] = [portrait.palette]
  const places: SceneName[] = [portrait.scene]
  const root = portrait.seed.split('-')[0]
  const female = portrait.gender === 'female'
  const shot = (nth: number, among: readonly SceneName[], fixed: () => Partial<Traits>) => {
    const scene = oneOf(random, untaken(among, places))
    places.push(scene)
    const palette = oneOf(random, untaken(lightsOf[scene], lights))
    lights.push(palette)
    return traitsOf(`${root}-${nth}`, { ...who, scene, palette, ...fixed() })
  }
  const mayLaugh = !FALLS_OPEN.includes(portrait.style)
  return [
    shot(2, ['canal', 'dike', 'beach'], () => ({
      pose: 'threeQuarter',
      full: female ? 'skirt' : 'walk',
      top: female ? 'knit' : 'coat',
      smile: 2,
      gaze: 'open',
      tilt: 0,
      x: 132,
      y: 148,
      zoom: 0.232,
    })),
    shot(3, ['kitchen', 'bar', 'train'], () => ({
      pose: 'table',
      prop: female ? 'cup' : 'wine',
      smile: 1,
      gaze: 'open',
    })),
    shot(4, ['window', 'concert', 'sofa'], () => ({
      pose: mayLaugh && random() < 0.5 ? 'laugh' : 'profile',
    })),
    shot(5, ['beach', 'canal', 'forest'], () => ({
      pose: 'threeQuarter',
      full: 'sit',
      legs: female && random() < 0.5 ? 'skirt' : 'trousers',
      face: 1,
      smile: 2,
      gaze: 'open',
      tilt: 0,
    })),
    shot(6, ['forest', 'sofa', 'train', 'window'], () => ({
      pose: random() < 0.5 ? 'folded' : 'front',
      smile: 2,
      gaze: 'open',
    })),
  ]
}
