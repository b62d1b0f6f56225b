import { open, spline } from '../kernel/curves.ts'
import { type Point, points, reversed } from '../kernel/points.ts'
import { along } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'
import type { HairStyle } from '../who/traits.ts'
import { type CrownShape, crown, ragged, volumes } from './crown.ts'
import { faded } from './faded.ts'
import { type Hairline, hairline } from './hairlines.ts'
import type { HairLayers } from './layers.ts'
import { flow, roots } from './strands.ts'
import { temples } from './temples.ts'
import { tied } from './tied.ts'

/** `lean`: how far the crown's bump lies towards the parting, in degrees. */
const SHAPES: Partial<Record<HairStyle, CrownShape & { lean?: number }>> = {
  quiff: { top: 6, bump: 7, lean: 26, noise: 2 },
  crop: { top: 3, bump: 3, noise: 3.4 },
  swept: { top: 4, bump: 5, lean: -34, noise: 1.5 },
  side: { top: 3, bump: 5, lean: -30 },
  slick: { top: 2 },
  curtain: { top: 4, bump: 2 },
  pixie: { top: 6, bump: 5, lean: -30, noise: 4 },
  fade: { top: 4, bump: 4, wide: 40, noise: 2 },
  bun: { top: 2 },
  receding: { top: 1, noise: 1 },
}

const TIGHT: HairStyle[] = ['pixie', 'fade', 'crop']
const COMBED_BACK: HairStyle[] = ['bun', 'pony', 'lowbun', 'manbun', 'slick']

const shapeOf = ({ male, person, traits }: Sitter): CrownShape => {
  const { lean = 0, ...shape } = SHAPES[traits.style] ?? {}
  const tight = male || TIGHT.includes(traits.style) ? 0.38 : 0.8
  const sides = traits.style === 'curtain' ? 0.8 : tight
  const flat = traits.cover ? { top: 0, bump: 0 } : {}
  return { ...shape, at: 90 + person.parting * lean, sides, ...flat }
}

const HAIRLINES: Partial<Record<HairStyle, Hairline>> = {
  quiff: 'peak',
  swept: 'sweep',
  side: 'sweep',
  curtain: 'curtain',
  pixie: 'sweep',
  bun: 'back',
  lowbun: 'curtain',
  pony: 'back',
  manbun: 'back',
  receding: 'receding',
  braid: 'curtain',
}

const hairlineOf = ({ male, traits }: Sitter): Hairline => {
  if (traits.style === 'buzz' && traits.age > 36 && male) return 'peak'
  if (traits.style === 'slick') return traits.age > 44 ? 'receding' : 'back'
  const usual = HAIRLINES[traits.style] ?? 'round'
  return usual === 'back' && !male ? 'round' : usual
}

type Cap = { outer: Point[]; inner: Point[]; line: Point[] | null }

const backwardsOf = (kind: Hairline) => {
  if (kind === 'receding') return 10
  return kind === 'back' ? 4 : 0
}

const sideLine = (style: HairStyle, kind: Hairline): Point[] => {
  if (style === 'crop') return points`9 -12 14 -26 26 -39 37 -43 41 -53`
  if (style === 'pixie') return points`9 -10 14 -22 28 -32 42 -36 43 -46`
  if (kind === 'curtain') return points`2 2 9 -14 20 -34 30 -48 36 -56`
  const back = backwardsOf(kind)
  return points`9 -12 13 -28 ${24 - back} -42 ${32 - back} -50 ${36 - back * 1.4} -56`
}

const fromSide = (sitter: Sitter, volume: number, shape: CrownShape): Cap => {
  const { male, random, traits } = sitter
  const outer = crown(sitter, [34, 220], volume, { ...shape, at: shape.bump ? 76 : 90 })
  const line = sideLine(traits.style, hairlineOf(sitter))
  const tufts = traits.style === 'crop' || traits.style === 'pixie' ? 2.4 : 1.2
  const inner = points`-43 33 -34 26 -28 10 -26 -8 -15 -17 -5 -10 -4 ${male ? 12 : 5}
    3 ${male ? 11 : 4} ${ragged(random, line, tufts)}`
  return { outer, inner, line }
}

const fromBehind = (sitter: Sitter, volume: number, shape: CrownShape): Cap => {
  const outer = crown(sitter, [-34, 214], volume, shape)
  const inner = ragged(sitter.random, points`-33 40 -20 47 0 45 20 47 33 40`, 2)
  return { outer, inner, line: null }
}

const TUFTS: Partial<Record<HairStyle, number>> = { crop: 2.6, pixie: 2.6, fade: 1.6, buzz: 1 }

const fromFront = (sitter: Sitter, volume: number, shape: CrownShape): Cap => {
  const { male, random, skull, traits } = sitter
  // On the far side of a turned head it would hang as a thorn at the end of the brow.
  const isTurned = skull.sin > 0.3
  const above = crown(sitter, [isTurned ? 26 : -12, 192], volume, shape)
  const outer = isTurned ? [skull.at(92, -26), ...above] : above
  const line = hairline(sitter, hairlineOf(sitter))
  const burn = male ? 9 : 3
  const near = points`-118 26 -106 4 -99 -10 -91 -4 -87 ${burn} -80 ${burn - 1}`
  const far = isTurned ? points`84 -30 92 -28` : points`80 ${burn - 1} 87 ${burn} 92 -2`
  const placed = (side: Point[]) => side.map(([angle, y]) => skull.at(angle, y))
  const edge = ragged(random, line, TUFTS[traits.style] ?? 1.8)
  return { outer, inner: [...placed(near), ...edge, ...placed(far)], line }
}

/** Back from the forehead, over from a parting, or forward. */
const combed = (sitter: Sitter, { outer, line }: Cap) => {
  const { person, skull, traits, view } = sitter
  if (!line) {
    const neck = points`-40 30 0 44 40 30`
    return flow(sitter, [points`-10 -60 0 -62 10 -60`, neck], 16, { width: 5 })
  }
  if (view === 'profile') {
    const isBack = COMBED_BACK.includes(traits.style)
    const to = isBack ? points`-54 -52 -60 -34 -58 -8` : points`-20 -64 -56 -40 -58 10`
    return flow(sitter, [reversed(line), to], 18, { width: 5, bend: -6 })
  }
  const side = person.parting
  const over = outer.slice(Math.floor(outer.length * 0.1), Math.ceil(outer.length * 0.92)).reverse()
  if (hairlineOf(sitter) === 'sweep') {
    const [x, y] = skull.at(side * -34, -60)
    const parting = points`${x} ${y} ${x - side * 4} ${y + 6}`
    const across =
      side > 0
        ? [...outer.slice(0, 12), ...line.slice(5)]
        : [...outer.slice(9), ...line.slice(0, 4)]
    return flow(sitter, [parting, across], 12, { width: 5, bend: 4 })
  }
  const bend = traits.style === 'quiff' ? side * 10 : 0
  return flow(sitter, [line, over], 20, { width: 4.5, bend, opacity: 0.34 })
}

const shineOn = ({ brush, light, tones, view }: Sitter, outer: Point[]) => {
  if (view === 'behind') return ''
  const [x, y] = along(outer, light > 0 ? 0.32 : 0.68)
  return brush.spot(tones.hair.lit, 0.6, [x - light * 12, y + 13], [34, 20])
}

const volumeOf = ({ person, traits: { style } }: Sitter) =>
  (volumes[style] ?? 5) * (style === 'buzz' ? 1 : person.hairVolume)

const onHead = ({ brush, hairPaint, traits }: Sitter, outline: string, inside: string) => {
  const isShaven = traits.style === 'buzz'
  const form = brush.form(outline, { ...hairPaint, width: isShaven ? 1 : 2, inside })
  return isShaven ? `<g opacity="0.82">${form}</g>` : form
}

/** Too short, or too curly and short, for strands. */
const isCropped = ({ traits: { skin, style } }: Sitter) =>
  style === 'buzz' || (style === 'fade' && skin >= 4)

/** Everything cut short or tied back: a cap with a hairline, and what is tied. */
export const shortHair = (sitter: Sitter): HairLayers => {
  const { traits, view } = sitter
  const { style } = traits
  const volume = volumeOf(sitter)
  const from = { profile: fromSide, behind: fromBehind, front: fromFront, threeQuarter: fromFront }
  const cap = from[view](sitter, volume, shapeOf(sitter))
  const [x, y] = cap.inner[0] as Point
  const whole = `${open(cap.outer)}L${x.toFixed(1)},${y.toFixed(1)}${spline(cap.inner, 0.9)}Z`
  const inside =
    (isCropped(sitter) ? '' : combed(sitter, cap)) + shineOn(sitter, cap.outer) + temples(sitter)
  const isFaded = style === 'fade' && view !== 'behind'
  const over = isFaded ? faded(sitter, whole, inside) : onHead(sitter, whole, inside)
  const knot = traits.cover ? { behind: '', top: '' } : tied(sitter)
  const soft = cap.line ? roots(sitter, cap.line) : ''
  return { behind: knot.behind, over, top: knot.top, soft, cast: whole, last: '' }
}
