import type { Palette } from '../kernel/palettes.ts'
import { oneOf, pick, type Random } from '../kernel/random.ts'
import type { SceneName } from '../scene/scene.ts'
import type { Pattern, Top, Who } from './traits.ts'

type Wearer = { female: boolean; age: number; scene: SceneName; isCold: boolean }

const womansTop = (random: Random, { age, scene, isCold }: Wearer): Top =>
  isCold
    ? pick(random, {
        coat: 3,
        trench: 3,
        knit: 4,
        scarf: 3,
        turtle: 3,
        leather: 2,
        denim: 2.5,
        crew: 1.5,
        dress: scene === 'beach' ? 4 : 0,
      })
    : pick(random, {
        boat: 2.5,
        scoop: 2,
        square: 2.5,
        wrap: 3,
        dress: 2,
        strap: age < 54 ? 1.6 : 0.4,
        off: age < 55 ? 1 : 0.3,
        turtle: 2,
        blazer: 2.5,
        shirt: 3,
        cardigan: 2.5,
        knit: 2,
        crew: 1.5,
      })

const mansTop = (random: Random, { age, isCold }: Wearer): Top =>
  isCold
    ? pick(random, {
        coat: 3.5,
        trench: 1.5,
        hoodie: age < 45 ? 2.5 : 0.5,
        knit: 4,
        scarf: 3,
        turtle: 2,
        leather: 2,
        denim: 2,
        overshirt: 3,
      })
    : pick(random, {
        shirt: 4,
        crew: 3.5,
        blazer: 2.5,
        suit: 1.5,
        polo: 2.5,
        turtle: 2,
        knit: 2,
        cardigan: 1.5,
        overshirt: 2.5,
        hoodie: age < 40 ? 1.5 : 0.3,
      })

export const topOf = (random: Random, wearer: Wearer) =>
  wearer.female ? womansTop(random, wearer) : mansTop(random, wearer)

const COVERED: Top[] = ['knit', 'turtle', 'shirt', 'blazer', 'cardigan', 'coat', 'crew', 'denim']
const UNCOVERING: Top[] = [
  'strap',
  'off',
  'vest',
  'scoop',
  'square',
  'boat',
  'tee',
  'polo',
  'dress',
]
const FOR_THE_YOUNG: Top[] = ['strap', 'off', 'vest', 'hoodie']

/** Under a hijab nothing that leaves shoulders or arms bare, and little of that in old age. */
export const fittingTop = (
  random: Random,
  top: Top,
  { age, cover }: Pick<Who, 'age' | 'cover'>,
) => {
  if (cover === 'hijab' && UNCOVERING.includes(top)) return oneOf(random, COVERED)
  return age > 58 && FOR_THE_YOUNG.includes(top)
    ? oneOf(random, ['shirt', 'cardigan'] as const)
    : top
}

const PLAIN: Top[] = ['knit', 'turtle', 'leather', 'coat', 'trench', 'scarf', 'strap', 'hoodie']

const patternedShare = (top: Top) => {
  if (PLAIN.includes(top)) return 0
  return top === 'dress' ? 0.9 : 0.34
}

export const patternOf = (
  random: Random,
  { female, top }: { female: boolean; top: Top },
): Pattern | undefined => {
  if (random() >= patternedShare(top)) return undefined
  if (female) {
    const takesFlowers = ['dress', 'wrap', 'shirt'].includes(top)
    return pick(random, { stripe: 3, dots: 2, flower: takesFlowers ? 4 : 0, wide: 1, check: 1 })
  }
  const takesChecks = ['shirt', 'overshirt'].includes(top)
  return pick(random, { stripe: 3, check: takesChecks ? 5 : 1, wide: 1.5, dots: 0.5 })
}

const PALE_SCENES: SceneName[] = ['kitchen', 'dike', 'forest', 'garden']

/** Clothes stand apart from their scene: light ones on dark scenes, deep ones on light. */
export const clothOf = (random: Random, scene: SceneName, palette: Palette) =>
  palette.cloth[
    oneOf(random, PALE_SCENES.includes(scene) ? [0, 2, 3, 0, 4] : [1, 3, 4, 0, 2, 3, 0, 4]) as 0
  ]
