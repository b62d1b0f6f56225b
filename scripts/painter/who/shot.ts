import { type Palette, type PaletteName, palettes } from '../kernel/palettes.ts'
import { oneOf, pick, type Random, randomFrom } from '../kernel/random.ts'
import { type SceneName, sceneNames } from '../scene/scene.ts'
import type { Cover, HairStyle, Pose, Prop, Smile, Traits, Who } from './traits.ts'
import { clothOf, fittingTop, patternOf, topOf } from './wardrobe.ts'
import { whoOf } from './who.ts'

/** The palettes whose light a place can have. */
export const lightsOf: Record<SceneName, readonly PaletteName[]> = {
  window: ['terracotta', 'navy', 'lilac', 'wine'],
  bar: ['slate', 'wine', 'navy', 'teal'],
  beach: ['terracotta', 'wine', 'lilac', 'teal'],
  canal: ['terracotta', 'teal', 'slate', 'navy'],
  kitchen: ['terracotta', 'wine', 'copper', 'olive'],
  forest: ['copper', 'olive', 'teal'],
  train: ['teal', 'wine', 'navy', 'slate'],
  sofa: ['copper', 'slate', 'lilac', 'terracotta'],
  concert: ['navy', 'teal', 'lilac', 'wine'],
  dike: ['olive', 'lilac', 'copper', 'wine', 'slate'],
  books: ['copper', 'terracotta', 'olive', 'slate', 'wine'],
  terrace: ['teal', 'lilac', 'navy', 'terracotta', 'copper'],
  rain: ['navy', 'slate', 'teal', 'lilac', 'wine'],
  market: ['terracotta', 'wine', 'olive', 'lilac', 'copper'],
  garden: ['olive', 'copper', 'terracotta', 'wine', 'teal'],
  workshop: ['copper', 'slate', 'terracotta', 'olive', 'teal'],
}

const COLD: SceneName[] = ['beach', 'canal', 'forest', 'dike']
const FALLS_OPEN: HairStyle[] = ['long', 'wavy', 'locs', 'half', 'shag', 'boxbraids', 'curls']
const HANGS: HairStyle[] = [...FALLS_OPEN, 'lob', 'bob']

const anyPose = (random: Random): Pose =>
  pick(random, {
    threeQuarter: 9,
    front: 5,
    profile: 3,
    laugh: 1.2,
    phone: 0.7,
    behind: 0.8,
    over: 0.8,
    table: 2.2,
    folded: 2,
  })

/** A pose that this hair and this place allow. */
export const fittingPose = (
  wanted: Pose,
  { style, cover }: { style: HairStyle; cover?: Cover | undefined },
  scene: SceneName,
): Pose => {
  if (wanted === 'laugh' && (cover || HANGS.includes(style))) return 'front'
  if (wanted === 'table' && COLD.includes(scene)) return 'threeQuarter'
  if (wanted === 'over' && (cover === 'hijab' || FALLS_OPEN.includes(style))) return 'profile'
  return wanted
}

const coverClothOf = (random: Random, cover: Cover | undefined, { cloth }: Palette) => {
  if (!cover) return undefined
  if (cover === 'hijab') return cloth[oneOf(random, [4, 1, 3]) as 1]
  return cover === 'wrap' ? cloth[4] : cloth[2]
}

const gazeOf = (random: Random, smile: Smile): Traits['gaze'] => {
  if (random() < 0.045) return 'down'
  if (random() < 0.14) return 'away'
  return smile === 3 && random() < 0.25 ? 'shut' : 'open'
}

const propOf = (random: Random, pose: Pose, scene: SceneName): Prop | undefined => {
  if (pose === 'table') return pick(random, { cup: 2, wine: 1.5, none: 1 })
  const hasFreeHand = ['threeQuarter', 'front'].includes(pose) && !COLD.includes(scene)
  if (!hasFreeHand || random() >= 0.2) return undefined
  return ['bar', 'concert'].includes(scene) ? 'wine' : pick(random, { cup: 2, book: 1 })
}

const shotOf = (seed: string, who: Who, fixed: Partial<Traits>) => {
  const random = randomFrom(`${seed}shot`)
  const { age, cover } = who
  const female = who.gender === 'female'
  const scene = fixed.scene ?? oneOf(random, sceneNames)
  const palette = fixed.palette ?? oneOf(random, lightsOf[scene])
  const colours: Palette = palettes[palette]
  const pose = fittingPose(fixed.pose ?? anyPose(random), who, scene)
  const wanted = topOf(random, { female, age, scene, isCold: COLD.includes(scene) })
  const top = fittingTop(randomFrom(`${seed}top`), wanted, who)
  const pattern = patternOf(random, { female, top })
  const cloth = clothOf(random, scene, colours)
  const face = random() < 0.5 ? 1 : -1
  const light = random() < 0.66 ? face : -face
  const smile = Number(pick(random, { 0: 0.8, 1: 4.5, 2: 4.5, 3: 1.4, 4: 1, 5: 0.6 })) as Smile
  return {
    scene,
    palette,
    pose,
    top,
    pattern,
    cloth,
    face,
    light: light as 1 | -1,
    smile,
    coverCloth: coverClothOf(random, cover, colours),
    innerPattern: random() < 0.3 ? ('stripe' as const) : undefined,
    innerCloth: cloth === colours.cloth[1] ? colours.cloth[0] : colours.cloth[1],
    gaze: gazeOf(random, smile),
    tilt: (random() - 0.5) * 13,
    prop: propOf(random, pose, scene),
  } as const
}

/** Everything about one picture: the person first, then the place, the light, the pose, the clothes. */
export const traitsOf = (seed: string, fixed: Partial<Traits> = {}): Traits => {
  const who = whoOf(seed, fixed)
  return { seed, ...who, ...shotOf(seed, who, fixed), ...fixed }
}
