import { oneOf, type Random } from '../kernel/random.ts'
import type { Ageing } from './ageing.ts'
import type { Known } from './bone-lots.ts'
import type { FaceShape } from './bone-structures.ts'

/** Between two numbers, by lot. */
export type Range = (from: number, to: number) => number

type Flesh = { fat: number; male: boolean; youth: number }

/** Wider than this, the jaw of a woman in three-quarter would be a block. */
const WIDEST_JAW = { male: 0.98, female: 0.9 }

const jawOf = (jaw: number, { fat, male, youth }: Flesh) => {
  const whole = jaw + (male ? 0.055 : 0) + fat * (male ? 0.07 : 0.07) - youth * 0.01
  return Math.min(male ? WIDEST_JAW.male : WIDEST_JAW.female, whole)
}

/** A man's jaw and chin are wider and his face is longer, so that he never looks like a boy. */
export const skullOf = (range: Range, shape: FaceShape, { male, build, ageing }: Known) => {
  const fat = build - 1
  return {
    width: shape.width * range(0.98, 1.02),
    length: shape.length * range(0.985, 1.015) * (male ? 1.025 : 1.01),
    cheek:
      shape.cheek +
      fat * (male ? 0.07 : 0.07) -
      ageing.hollows * 0.025 +
      (male ? 0 : ageing.youth * 0.02),
    jaw: jawOf(shape.jaw * range(0.98, 1.03), { fat, male, youth: ageing.youth }),
    chin: shape.chin * range(0.94, 1.08) + (male ? 5 : 1) + fat * (male ? 4 : 3),
    corner: male ? Math.min(0.92, shape.corner + 0.05) : Math.min(0.87, shape.corner),
    temple: shape.temple,
    jowl: ageing.jowls * 2.6 + Math.max(0, fat) * (male ? 2 : 1.5),
    lower: shape.lower + range(-1.2, 1),
    chinOut: shape.chinOut + range(-1.5, 1.5) + (male ? 1 : 0),
    doubleChin:
      Math.max(shape.doubleChin, fat > 0.18 ? 0.8 : 0, ageing.jowls * 0.6) * (male ? 1 : 0.6),
  }
}

/** Big ears beside a small chin or a low round face would make a child. */
export const earsOf = (
  random: Random,
  range: Range,
  { chin, length, lower }: ReturnType<typeof skullOf>,
  ageing: Ageing,
) => {
  const isChildlike = chin < 13.5 || length < 0.985 || lower > 2
  const size = range(0.82, 1.22) * (1 + ageing.growth * 0.24)
  /** How far they stand out, in units. */
  const out = oneOf(random, [0, 0, 0.6, 1.5, 4.5])
  return {
    ear: isChildlike ? Math.min(0.88 + ageing.growth * 0.1, size) : size,
    earOut: isChildlike ? Math.min(0.6, out) : out,
  }
}
