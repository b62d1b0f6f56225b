import { pick, randomFrom } from '../kernel/random.ts'
import type { Who } from '../who/traits.ts'

export type BodyType = 'slim' | 'lean' | 'average' | 'athletic' | 'stocky' | 'soft' | 'heavy'

/**
 * In the units of the drawing, where a head is some 96 wide. `shoulder` is half the width of the
 * shoulders, `drop` how far they slope, `trapezius` how high the muscle between neck and shoulder
 * reaches, `neckShort` how far the head sinks towards the shoulders, `arm` and `belly` how much
 * wider than usual they are.
 */
export type Body = {
  type: BodyType
  shoulder: number
  drop: number
  trapezius: number
  neckHalf: number
  neckShort: number
  arm: number
  belly: number
  /** Of the shoulders; for figures that are seen down to the waist. */
  waist: number
}

type Measures = Omit<Body, 'type'>

const men: Record<BodyType, Measures> = {
  slim: {
    shoulder: 113,
    drop: 22,
    trapezius: 1,
    neckHalf: 26,
    neckShort: 19,
    arm: -3,
    belly: -8,
    waist: 0.7,
  },
  lean: {
    shoulder: 119,
    drop: 18,
    trapezius: 2,
    neckHalf: 27.5,
    neckShort: 16,
    arm: -1,
    belly: -6,
    waist: 0.7,
  },
  average: {
    shoulder: 123,
    drop: 18,
    trapezius: 4,
    neckHalf: 30,
    neckShort: 23,
    arm: 1,
    belly: 0,
    waist: 0.77,
  },
  athletic: {
    shoulder: 133,
    drop: 15,
    trapezius: 10,
    neckHalf: 34,
    neckShort: 24,
    arm: 8,
    belly: -8,
    waist: 0.69,
  },
  stocky: {
    shoulder: 129,
    drop: 19,
    trapezius: 11,
    neckHalf: 35,
    neckShort: 29,
    arm: 8,
    belly: 8,
    waist: 0.85,
  },
  soft: {
    shoulder: 121,
    drop: 24,
    trapezius: 5,
    neckHalf: 32,
    neckShort: 26,
    arm: 5,
    belly: 14,
    waist: 0.88,
  },
  heavy: {
    shoulder: 135,
    drop: 23,
    trapezius: 8,
    neckHalf: 36.5,
    neckShort: 30,
    arm: 12,
    belly: 26,
    waist: 0.96,
  },
}

const women: Record<BodyType, Measures> = {
  slim: {
    shoulder: 98,
    drop: 19,
    trapezius: 0,
    neckHalf: 21,
    neckShort: 17,
    arm: -3,
    belly: -6,
    waist: 0.68,
  },
  lean: {
    shoulder: 104,
    drop: 16,
    trapezius: 0,
    neckHalf: 21.5,
    neckShort: 15,
    arm: -2,
    belly: -5,
    waist: 0.67,
  },
  average: {
    shoulder: 107,
    drop: 18,
    trapezius: 2,
    neckHalf: 22.5,
    neckShort: 19,
    arm: 1,
    belly: 2,
    waist: 0.72,
  },
  athletic: {
    shoulder: 115,
    drop: 14,
    trapezius: 5,
    neckHalf: 23.5,
    neckShort: 18,
    arm: 4,
    belly: -2,
    waist: 0.68,
  },
  stocky: {
    shoulder: 112,
    drop: 18,
    trapezius: 5,
    neckHalf: 25,
    neckShort: 24,
    arm: 6,
    belly: 10,
    waist: 0.84,
  },
  soft: {
    shoulder: 105,
    drop: 24,
    trapezius: 3,
    neckHalf: 23,
    neckShort: 20,
    arm: 5,
    belly: 16,
    waist: 0.82,
  },
  heavy: {
    shoulder: 121,
    drop: 23,
    trapezius: 6,
    neckHalf: 26.5,
    neckShort: 23,
    arm: 12,
    belly: 26,
    waist: 0.94,
  },
}

const typesOf = (build: number, male: boolean): Partial<Record<BodyType, number>> => {
  if (build < 0.97) return { slim: 3, lean: 3 }
  if (build < 1.03) return { average: 4, athletic: male ? 4 : 2.5, lean: 2, slim: male ? 0.5 : 1.5 }
  if (build < 1.1) return { average: 3, athletic: 2.5, stocky: 2, soft: male ? 0.7 : 2.5 }
  return build < 1.2 ? { stocky: 3, soft: 3, average: 0.6 } : { heavy: 4, stocky: 1, soft: 0.6 }
}

/** The body of a person: the part of the seed before its first hyphen, so on all their pictures. */
export const bodyOf = ({
  seed,
  gender,
  build,
}: Pick<Who, 'gender' | 'build'> & { seed: string }): Body => {
  const random = randomFrom(`${seed.split('-')[0]}body`)
  const male = gender === 'male'
  const type = pick(random, typesOf(build, male))
  const measures = (male ? men : women)[type]
  const vary = (spread: number) => (random() - 0.5) * 2 * spread
  return {
    ...measures,
    type,
    shoulder: measures.shoulder * (1 + vary(0.03)),
    drop: measures.drop + vary(2.5),
    neckHalf: measures.neckHalf * (1 + vary(0.04)),
    neckShort: measures.neckShort + vary(2.5),
  }
}
