import type { HairColor, Interest } from '#core/discovery/values.ts'
import type { HairTone } from '../kernel/palettes.ts'
import { oneOf, pick, type Random, randomFrom } from '../kernel/random.ts'
import { type SceneName, sceneNames } from '../scene/scene.ts'
import type { Portrayed } from './portrayal.ts'
import { fittingPose, traitsOf } from './shot.ts'
import type { Told } from './story.ts'
import type { HairStyle, Pose, Traits } from './traits.ts'
import { whoOf } from './who.ts'

const TONES: Record<Exclude<HairColor, 'bald'>, readonly HairTone[]> = {
  brunette: ['espresso', 'brown'],
  blond: ['blond'],
  brown: ['brown', 'chestnut'],
  white: ['white'],
  black: ['black'],
  'dark blond': ['sand'],
  'dark brown': ['espresso'],
  gray: ['grey', 'silver'],
  red: ['copper', 'auburn'],
  other: ['rose', 'teal'],
}

const FAIR: HairTone[] = ['blond', 'sand', 'copper', 'auburn']
const BROWN: HairTone[] = ['brown', 'chestnut', 'rose', 'teal']

const skinWith = (random: Random, hair: HairTone) => {
  if (FAIR.includes(hair)) return Number(pick(random, { 0: 3, 1: 4 }))
  if (BROWN.includes(hair)) return Number(pick(random, { 0: 3, 1: 5, 2: 3 }))
  return null
}

const HIDES_HAIR: HairStyle[] = ['bald', 'balding', 'buzz']

/** Whose hair is told of shows it: no hat over it, and no style that has none. */
const hairOf = ({ seed, gender, age, hairColor }: Portrayed): Partial<Traits> => {
  const random = randomFrom(`${seed}hair`)
  if (hairColor === 'bald') {
    const hair = (age ?? 0) > 50 ? 'grey' : 'brown'
    return { style: 'bald', hair, cover: undefined }
  }
  const tones = hairColor ? TONES[hairColor] : undefined
  if (!tones) return {}
  const hair = oneOf(random, tones)
  const skin = skinWith(random, hair)
  const known = { gender, ...(age && { age }), hair, ...(skin !== null && { skin }) }
  const { style } = whoOf(seed, known)
  const shown = (age ?? 0) < 45 ? 'crop' : 'receding'
  return { ...known, style: HIDES_HAIR.includes(style) ? shown : style, cover: undefined }
}

const BUILDS = { slim: [0.94], normal: [1, 1.06], fat: [1.24, 1.34] } as const

const SCENES: Partial<Record<Interest, SceneName>> = {
  adventure: 'forest',
  animals: 'dike',
  art: 'workshop',
  bbq: 'terrace',
  beach: 'beach',
  beer: 'bar',
  biking: 'dike',
  coffee: 'terrace',
  cooking: 'kitchen',
  dancing: 'concert',
  foodie: 'market',
  gardening: 'garden',
  hiking: 'forest',
  hugging: 'sofa',
  movies: 'sofa',
  music: 'concert',
  outdoors: 'forest',
  party: 'concert',
  photography: 'canal',
  politics: 'books',
  reading: 'books',
  shopping: 'market',
  theater: 'window',
  travelling: 'train',
  vegetarian: 'market',
  wine: 'bar',
}

const sceneOf = (random: Random, interests: readonly Interest[]) => {
  const theirs = interests.flatMap((interest) => SCENES[interest] ?? [])
  return random() < 0.7 && theirs.length > 0 ? oneOf(random, theirs) : oneOf(random, sceneNames)
}

/** Of the only picture of someone one sees the face, and the eyes are open. */
const poseOf = (random: Random): Pose =>
  pick(random, {
    threeQuarter: 10,
    front: 6,
    profile: 1.2,
    table: 2.2,
    folded: 2,
  })

/** A UUID has hyphens, of which the first would end the part of the seed that is the person. */
const seedOf = (seed: string) => seed.replaceAll('-', '') || 'nobody'

/** The portrait of whoever a profile tells of. */
export const portraitTraits = (told: Portrayed): Told => {
  const seed = seedOf(told.seed)
  const random = randomFrom(`${seed}portrait`)
  const builds = told.bodyType ? BUILDS[told.bodyType] : undefined
  const fixed: Partial<Traits> = {
    gender: told.gender,
    ...(told.age && { age: told.age }),
    ...hairOf({ ...told, seed }),
    ...(builds && { build: oneOf<number>(random, builds) }),
    scene: sceneOf(random, told.interests ?? []),
  }
  const traits = traitsOf(seed, { ...fixed, pose: poseOf(random) })
  const { pose, scene } = traits
  const gaze = traits.gaze === 'away' && pose !== 'profile' ? 'away' : 'open'
  const shown = { ...traits, gaze, pose: fittingPose(pose, traits, scene) } as const
  return { ...shown, interests: told.interests }
}
