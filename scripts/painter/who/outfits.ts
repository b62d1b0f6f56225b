import type { Palette } from '../kernel/palettes.ts'
import { oneOf, pick, type Random } from '../kernel/random.ts'
import type { SceneName } from '../scene/scene.ts'
import type { Shot, Top, Who } from './traits.ts'
import { clothOf, fittingTop, patternOf } from './wardrobe.ts'

export type Occasion = 'home' | 'outside' | 'evening' | 'work' | 'sport' | 'summer'
export type Outfit = Pick<Shot, 'top' | 'pattern' | 'cloth' | 'innerCloth' | 'innerPattern'>
type Wardrobe = Record<Occasion, Partial<Record<Top, number>>>

const womens: Wardrobe = {
  home: { crew: 2, knit: 2, cardigan: 3, shirt: 3, tee: 2, boat: 2, scoop: 2, wrap: 2, turtle: 2 },
  outside: { coat: 2, trench: 3, knit: 2, scarf: 2, turtle: 2, leather: 3, denim: 3, hoodie: 1.5 },
  evening: { dress: 3, off: 2, strap: 2, wrap: 2, square: 3, blazer: 3, boat: 1, leather: 1 },
  work: { tee: 3, shirt: 3, crew: 1, boat: 2, polo: 1, denim: 2, vest: 1 },
  sport: { tee: 3, vest: 3, hoodie: 2 },
  summer: { dress: 3, strap: 3, tee: 2, off: 2, shirt: 2, square: 2, vest: 1, scoop: 2 },
}

const mens: Wardrobe = {
  home: { crew: 3, tee: 2, shirt: 3, knit: 2, cardigan: 3, overshirt: 2, hoodie: 2, polo: 2 },
  outside: { coat: 3, trench: 3, knit: 2, scarf: 3, leather: 3, denim: 3, overshirt: 2, hoodie: 2 },
  evening: { suit: 4, blazer: 3, shirt: 2, turtle: 3, leather: 2, cardigan: 1 },
  work: { tee: 3, shirt: 3, crew: 1, polo: 3, overshirt: 1, denim: 2 },
  sport: { tee: 3, vest: 3, hoodie: 2, polo: 1 },
  summer: { tee: 3, polo: 3, shirt: 3, overshirt: 1, vest: 1 },
}

/** What this person wears on an occasion: other than `not`, and in colours of `palette`. */
export const outfitFor = (
  random: Random,
  occasion: Occasion,
  { who, not, scene, palette }: { who: Who; not: Top; scene: SceneName; palette: Palette },
): Outfit => {
  const female = who.gender === 'female'
  const { [not]: _, ...others } = (female ? womens : mens)[occasion]
  const top = fittingTop(random, pick<Top>(random, others), who)
  const cloth = clothOf(random, scene, palette)
  const inner = cloth === palette.cloth[1] ? palette.cloth[0] : palette.cloth[1]
  return {
    top,
    pattern: patternOf(random, { female, top }),
    cloth,
    innerCloth: inner,
    innerPattern: random() < 0.3 ? oneOf(random, ['stripe', 'dots'] as const) : undefined,
  }
}
