import { pick, type Random } from '../kernel/random.ts'
import type { Ageing } from './ageing.ts'
import type { BrowType, EyeType, FaceType, MouthType, NoseType } from './bone-structures.ts'
import type { Who } from './traits.ts'

/** What decides how often a kind of bone, nose, eye, brow or mouth is drawn. */
export type Known = Who & { male: boolean; isBrown: boolean; ageing: Ageing }

export const faceTypeOf = (random: Random, { male, build }: Known): FaceType =>
  pick(random, {
    oval: 1.6,
    long: 2,
    round: 1.8,
    square: male ? 3 : 1.6,
    heart: male ? 0.8 : 2.4,
    diamond: 1.8,
    pear: 1.5,
    broad: male ? 2.4 : 1.4,
    narrow: 2,
    full: build > 1.1 ? 4 : 0.8,
    flat: 1.6,
    receding: 1.2,
    prominent: male ? 2 : 1,
    short: 1.6,
  })

export const noseTypeOf = (random: Random, { male, isBrown }: Known): NoseType =>
  pick(random, {
    straight: 2,
    snub: male ? 1 : 2.2,
    aquiline: isBrown ? 0.8 : 2.2,
    broad: isBrown ? 5 : 1.2,
    fine: isBrown || male ? 0.6 : 1.8,
    strong: male ? 2.6 : 1.2,
    bulbous: 1.8,
    long: 1.7,
    flat: isBrown ? 2.5 : 0.9,
    crooked: male ? 1.6 : 0.7,
  })

export const eyeTypeOf = (random: Random, { hair, isBrown }: Known): EyeType =>
  pick(random, {
    almond: 2.2,
    round: 1.6,
    narrow: 1.6,
    downturned: 1.6,
    deep: 1.8,
    hooded: 1.6,
    mono: hair === 'black' && !isBrown ? 4 : 0.3,
    close: 1.5,
    wide: 1.5,
    large: 1.4,
    small: 1.4,
  })

export const browTypeOf = (random: Random, { male }: Known): BrowType =>
  pick(random, {
    plain: 1.6,
    bushy: male ? 3 : 0.9,
    thin: male ? 0.6 : 2.2,
    straight: 2,
    arched: male ? 0.8 : 2.2,
    strong: male ? 0.9 : 0.25,
    sloping: 1.4,
    short: 1.2,
  })

export const mouthTypeOf = (random: Random, { isBrown }: Known): MouthType =>
  pick(random, {
    even: 1.8,
    thin: isBrown ? 0.3 : 2,
    full: isBrown ? 3.5 : 1.5,
    wide: 1.8,
    small: 1.6,
    drooping: 1.2,
    heavy: 1.2,
    bowed: 1.2,
  })
