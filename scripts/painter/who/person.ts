import { clamp } from '../kernel/points.ts'
import { oneOf, pick, type Random, randomFrom } from '../kernel/random.ts'
import { ageingOf } from './ageing.ts'
import {
  browTypeOf,
  eyeTypeOf,
  faceTypeOf,
  type Known,
  mouthTypeOf,
  noseTypeOf,
} from './bone-lots.ts'
import {
  type BrowShape,
  browShapes,
  type EyeShape,
  eyeShapes,
  faceShapes,
  type MouthShape,
  mouthShapes,
  type NoseShape,
  noseShapes,
} from './bone-structures.ts'
import { earsOf, type Range, skullOf } from './skull-lots.ts'
import type { Who } from './traits.ts'

export type Iris = 'dark' | 'brown' | 'hazel' | 'green' | 'blue' | 'grey'
export type LipTone = 'none' | 'bare' | 'rose' | 'red' | 'plum'
export type Undertone = 'neutral' | 'rosy' | 'golden' | 'olive'

/** Low brows near the eyes are those of an adult: high ones make a child. */
const browOf = (range: Range, shape: BrowShape, { male, ageing }: Known) => ({
  ...shape,
  y: range(-2.4, 2.4) + (male ? 4.2 : 1.2) + ageing.lids * 1.4,
  arch: shape.arch * (male ? 0.75 : 1) * range(0.85, 1.15),
  thick: shape.thick * range(0.92, 1.08) * (male ? 1.2 : 0.94) * (1 - ageing.lids * 0.14),
  tilt: shape.tilt - ageing.lids * 1.2,
  length: shape.length,
})

const irisOf = (random: Random, skin: number): Iris => {
  if (skin >= 3) return pick(random, { dark: 6, brown: 4, hazel: 0.7 })
  if (skin === 2) return pick(random, { dark: 3, brown: 5, hazel: 2, green: 1 })
  return pick(random, { brown: 3, hazel: 2, green: 2, blue: 4, grey: 2.5, dark: 0.7 })
}

const eyeOf = (random: Random, range: Range, shape: EyeShape, { male, skin, ageing }: Known) => ({
  angle: 24.3 + shape.angle * 0.6 + range(-0.7, 0.7),
  width: 10.8 * shape.width * range(0.97, 1.03) * (male ? 0.99 : 1.02) * (1 - ageing.youth * 0.05),
  height:
    4.9 *
    shape.height *
    range(0.96, 1.05) *
    (1 - ageing.youth * 0.06) *
    (male ? 0.95 : 1.02) *
    (1 - ageing.lids * 0.2),
  tilt: shape.tilt + range(-0.4, 0.4) - ageing.lids * 1.6,
  y: range(-5.4, -2),
  iris: irisOf(random, skin),
})

const noseOf = (random: Random, range: Range, shape: NoseShape, { male, ageing }: Known) => ({
  ...shape,
  length: Math.min(27, shape.length * range(0.94, 1.06) + ageing.growth * 1.6),
  width: shape.width * range(0.93, 1.07) * (male ? 1.1 : 0.95) + ageing.growth * 0.9,
  reach: shape.reach * range(0.96, 1.05) * (male ? 1.06 : 1) + ageing.growth * 0.8,
  up: shape.up - ageing.growth * 1.1,
  bulb: shape.bulb + ageing.growth * 0.3,
  crook: shape.crook * (random() < 0.5 ? -1 : 1),
})

const mouthOf = (range: Range, shape: MouthShape, { male, isBrown, ageing }: Known) => ({
  y: range(-3, 3.4),
  width: shape.width * range(0.94, 1.06) + (male ? 0.9 : 0),
  top:
    shape.top *
    (male ? 0.82 : 1.06 + ageing.youth * 0.1) *
    (isBrown ? 1.15 : 1) *
    (1 - ageing.thinLips * 0.46),
  low:
    shape.low *
    (male ? 0.88 : 1.03 + ageing.youth * 0.1) *
    (isBrown ? 1.1 : 1) *
    (1 - ageing.thinLips * 0.36),
  bow: shape.bow * (1 - ageing.thinLips * 0.6),
  tip: shape.tip - ageing.mouthCorners * 1.6,
  /** How far the corners sink, also in a smile. */
  sink: ageing.mouthCorners * 1.3,
})

const marksOf = (random: Random, range: Range, { skin, hair }: Known) => {
  const freckledShare = hair === 'copper' || hair === 'auburn' ? 0.7 : 0.14
  return {
    freckles: skin < 3 && random() < freckledShare,
    mole:
      random() < 0.22
        ? { angle: (random() < 0.5 ? -1 : 1) * range(26, 38), y: range(14, 36) }
        : null,
    dimple: random() < 0.25,
  }
}

const lipsOf = (random: Random, { male, age }: Known): LipTone =>
  pick(random, male ? { none: 1 } : { bare: 5, rose: 4, red: age > 24 ? 1.6 : 1, plum: 1.2 })

const undertoneOf = (random: Random, { skin }: Known): Undertone =>
  pick(random, {
    neutral: 4,
    rosy: skin < 2 ? 2.5 : 0.8,
    golden: 2.4,
    olive: skin > 0 && skin < 5 ? 2.6 : 0.6,
  })

/** The proportions of one face: the same on every picture of this person. */
export const personOf = (seed: string, who: Who) => {
  const random = randomFrom(`${seed.split('-')[0]}id`)
  const range: Range = (from, to) => from + (to - from) * random()
  const male = who.gender === 'male'
  const ageing = ageingOf(who.age, male)
  const known = { ...who, male, isBrown: who.skin >= 4, ageing }
  const faceType = faceTypeOf(random, known)
  const noseType = noseTypeOf(random, known)
  const eyeType = eyeTypeOf(random, known)
  const browType = browTypeOf(random, known)
  const mouthType = mouthTypeOf(random, known)
  const skull = skullOf(range, faceShapes[faceType], known)
  return {
    faceType,
    lid: eyeShapes[eyeType].lid as EyeShape['lid'],
    ageing,
    ...skull,
    brow: browOf(range, browShapes[browType], known),
    eye: eyeOf(random, range, eyeShapes[eyeType], known),
    nose: noseOf(random, range, noseShapes[noseType], known),
    mouth: mouthOf(range, mouthShapes[mouthType], known),
    forehead:
      range(-50, -40) -
      faceShapes[faceType].lower * 0.7 -
      (male ? Math.max(0, who.age - 38) * 0.12 : 0),
    /** How far the hair has gone back over the temples, from 0 to 1. */
    recession: male ? clamp((who.age - 34) / 26) * oneOf(random, [0.25, 0.7, 1]) : 0,
    slope: range(-3, 3),
    ...earsOf(random, range, skull, ageing),
    ...marksOf(random, range, known),
    /** The side of the parting. */
    parting: random() < 0.5 ? 1 : -1,
    hairVolume: range(0.72, 1.38) * (1 - ageing.hollows * 0.12),
    wave: range(0.8, 1.3),
    lips: lipsOf(random, known),
    makeUp: !male && random() < 0.4,
    undertone: undertoneOf(random, known),
    /** The size of the glasses, and whether their lenses are round. */
    lens: range(0.84, 1.18),
    roundLens: random() < 0.4,
  }
}
export type Person = ReturnType<typeof personOf>
