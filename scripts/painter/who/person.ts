import { pick, type Random, randomFrom } from '../kernel/random.ts'
import type { Who } from './traits.ts'

type FaceType = 'oval' | 'long' | 'round' | 'square' | 'heart' | 'diamond' | 'pear'
type NoseType = 'straight' | 'snub' | 'roman' | 'broad' | 'fine' | 'strong' | 'button'
type Lid = 'crease' | 'hooded' | 'deep' | 'mono'
export type Iris = 'dark' | 'brown' | 'hazel' | 'green' | 'blue' | 'grey'
export type LipTone = 'none' | 'bare' | 'rose' | 'red' | 'plum'

type FaceShape = { width: number; length: number; cheek: number; jaw: number; chin: number }
const FACES: Record<FaceType, FaceShape> = {
  oval: { width: 1, length: 1, cheek: 1, jaw: 0.84, chin: 11 },
  long: { width: 0.93, length: 1.05, cheek: 0.97, jaw: 0.86, chin: 12 },
  round: { width: 1.05, length: 0.955, cheek: 1.05, jaw: 0.9, chin: 12 },
  square: { width: 1.02, length: 0.99, cheek: 1, jaw: 0.97, chin: 16 },
  heart: { width: 1.03, length: 1, cheek: 1, jaw: 0.75, chin: 7.5 },
  diamond: { width: 0.97, length: 1.03, cheek: 1.06, jaw: 0.8, chin: 9 },
  pear: { width: 0.97, length: 0.99, cheek: 1.03, jaw: 0.97, chin: 14 },
}

type NoseShape = { length: number; width: number; reach: number; bump: number; up: number }
const NOSES: Record<NoseType, NoseShape> = {
  straight: { length: 21.5, width: 8, reach: 13, bump: 0, up: 0 },
  snub: { length: 19, width: 7.8, reach: 12, bump: -2.2, up: 2.4 },
  roman: { length: 23.5, width: 8.4, reach: 16, bump: 3.2, up: -1.4 },
  broad: { length: 20.5, width: 10.8, reach: 12, bump: -0.6, up: 0.4 },
  fine: { length: 22, width: 6.8, reach: 14, bump: 0.6, up: 0.8 },
  strong: { length: 24, width: 9.8, reach: 16, bump: 1.6, up: -0.4 },
  button: { length: 19.5, width: 9, reach: 10.5, bump: -1, up: 1.4 },
}

type Known = Who & { male: boolean; isBrown: boolean }
/** Between two numbers, by lot. */
type Range = (from: number, to: number) => number

const typesOf = (random: Random, { male, isBrown, age, hair }: Known) => {
  const face: FaceType = pick(random, {
    oval: 4,
    long: 2.5,
    round: 2.5,
    square: male ? 3 : 1.5,
    heart: male ? 1 : 3,
    diamond: 2,
    pear: 1.5,
  })
  const fine = male ? 1 : 3
  const nose: NoseType = pick(random, {
    straight: 4,
    snub: male ? 1.5 : 3,
    roman: male ? 3 : 2,
    broad: isBrown ? 5 : 1.5,
    fine: isBrown ? 1 : fine,
    strong: male ? 3 : 1,
    button: 2.5,
  })
  const lid: Lid = pick(random, {
    crease: 5,
    hooded: age > 48 ? 5 : 2,
    deep: 2.5,
    mono: hair === 'black' && !isBrown ? 4 : 0.5,
  })
  return { face, nose, lid }
}

const skullOf = (range: Range, shape: FaceShape, { male, build, age }: Known) => {
  const fat = build - 1
  return {
    width: shape.width * range(0.975, 1.025),
    length: shape.length * range(0.985, 1.02),
    cheek: shape.cheek + fat * 0.16,
    jaw: shape.jaw * range(0.97, 1.04) + (male ? 0.07 : -0.01) + fat * 0.32,
    chin: shape.chin * range(0.9, 1.15) + (male ? 4 : 0) + fat * 8,
    jowl: Math.max(0, age - 52) * 0.07 + fat * 5,
  }
}

const browOf = (range: Range, { male }: Known) => ({
  y: range(-4.5, 4) + (male ? 1.5 : 0),
  arch: range(0.6, male ? 2.6 : 3.6),
  thick: range(0.62, 1.15) * (male ? 1.15 : 0.86),
  tilt: range(-1.4, 2.2),
  length: range(1.1, 1.42),
  gap: range(-1.5, 2),
})

const irisOf = (random: Random, skin: number): Iris => {
  if (skin >= 3) return pick(random, { dark: 6, brown: 4, hazel: 0.7 })
  if (skin === 2) return pick(random, { dark: 3, brown: 5, hazel: 2, green: 1 })
  return pick(random, { brown: 3, hazel: 2, green: 2, blue: 4, grey: 2.5, dark: 0.7 })
}

const LID_HEIGHT: Record<Lid, number> = { mono: 0.82, hooded: 0.88, crease: 1, deep: 1 }

const eyeOf = (random: Random, range: Range, lid: Lid, { skin }: Known) => ({
  angle: range(22.5, 26.5),
  width: range(9.6, 11.6),
  height: range(4, 5.2) * LID_HEIGHT[lid],
  tilt: range(-1, 2.4) + (lid === 'mono' ? 0.8 : 0),
  y: range(-5.5, -1.5),
  iris: irisOf(random, skin),
})

const noseOf = (range: Range, shape: NoseShape, { male }: Known) => ({
  length: shape.length * range(0.94, 1.07),
  width: shape.width * range(0.93, 1.08) * (male ? 1.06 : 0.97),
  reach: shape.reach * range(0.92, 1.08) * (male ? 1.05 : 1),
  bump: shape.bump,
  up: shape.up,
})

const mouthOf = (range: Range, { male, isBrown, age }: Known) => ({
  y: range(-1.8, 2.4),
  width: range(12, 15.2) + (male ? 0.8 : 0),
  top: range(2, 3.6) * (male ? 0.82 : 1.08) * (isBrown ? 1.3 : 1) * (age > 58 ? 0.8 : 1),
  low: range(3.6, 5.6) * (male ? 0.85 : 1.05) * (isBrown ? 1.2 : 1) * (age > 58 ? 0.86 : 1),
  bow: range(0.2, 1.5),
  tip: range(-0.7, 1.1),
})

const marksOf = (random: Random, range: Range, { skin, hair }: Known) => {
  const freckledShare = hair === 'copper' || hair === 'auburn' ? 0.7 : 0.1
  return {
    freckles: skin < 3 && random() < freckledShare,
    mole:
      random() < 0.16
        ? { angle: (random() < 0.5 ? -1 : 1) * range(26, 38), y: range(14, 36) }
        : null,
    dimple: random() < 0.25,
  }
}

const lipsOf = (random: Random, { male, age }: Known): LipTone =>
  pick(random, male ? { none: 1 } : { bare: 4, rose: 4, red: age > 24 ? 2 : 1, plum: 1.5 })

/** The proportions of one face: the same on every picture of this person. */
export const personOf = (seed: string, who: Who) => {
  const random = randomFrom(`${seed.split('-')[0]}id`)
  const range: Range = (from, to) => from + (to - from) * random()
  const known = { ...who, male: who.gender === 'male', isBrown: who.skin >= 4 }
  const { male, age } = known
  const types = typesOf(random, known)
  return {
    faceType: types.face,
    lid: types.lid,
    ...skullOf(range, FACES[types.face], known),
    brow: browOf(range, known),
    eye: eyeOf(random, range, types.lid, known),
    nose: noseOf(range, NOSES[types.nose], known),
    mouth: mouthOf(range, known),
    forehead: range(-49, -42) - (male && age > 45 ? 2 : 0),
    slope: range(-3, 3),
    chinOut: range(-3, 4),
    ear: range(0.88, 1.12) * (age > 58 ? 1.1 : 1),
    ...marksOf(random, range, known),
    /** The side of the parting. */
    parting: random() < 0.5 ? 1 : -1,
    hairVolume: range(0.85, 1.25),
    wave: range(0.8, 1.3),
    lips: lipsOf(random, known),
  }
}
export type Person = ReturnType<typeof personOf>
