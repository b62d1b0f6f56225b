import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { between, closed } from '../kernel/curves.ts'
import { type Point, points, reversed } from '../kernel/points.ts'
import type { Random } from '../kernel/random.ts'
import { clothIn } from '../kernel/tones.ts'
import type { Top } from '../who/traits.ts'
import { folds, neckBand, necklines, shadedCloth, shell, type Wearing } from './cloth.ts'
import { collar, turtleneck } from './collars.ts'
import { pattern } from './patterns.ts'

type Inner = 'tee' | 'round' | 'shirt' | 'turtle'
/** `lapel`: its width; `open`: how far the halves lie apart. */
type Jacket = {
  inner: Inner | 'any'
  open: number
  lapel?: number
  has?: readonly ('zip' | 'seams' | 'collar' | 'rib')[]
}

const jackets: Partial<Record<Top, Jacket>> = {
  blazer: { lapel: 1, inner: 'tee', open: 1 },
  coat: { lapel: 1.25, inner: 'any', open: 0.8 },
  leather: { lapel: 0.8, inner: 'tee', open: 1.1, has: ['zip'] },
  denim: { inner: 'tee', open: 1.2, has: ['seams', 'collar'] },
  cardigan: { inner: 'round', open: 1.1, has: ['rib'] },
  overshirt: { inner: 'tee', open: 1.3, has: ['collar', 'seams'] },
  trench: { lapel: 1.3, inner: 'shirt', open: 0.7, has: ['collar'] },
  suit: { lapel: 0.9, inner: 'shirt', open: 0.8 },
}
export const jacketOf = (top: Top) => jackets[top] ?? null

/** What is under it tells people apart too. */
const innerOf = (random: Random, { inner }: Jacket): Inner => {
  if (inner !== 'any') return inner
  if (random() < 0.4) return 'turtle'
  return random() < 0.5 ? 'tee' : 'shirt'
}

const INNER_NECKS = {
  tee: necklines.crew,
  round: necklines.round,
  shirt: necklines.v,
  turtle: necklines.crew,
}

const underneath = ({ sitter, torso }: Wearing, jacket: Jacket) => {
  const { palette, random, traits } = sitter
  const plain = jacket.lapel ? undefined : traits.innerPattern
  const fabric = { ...clothIn(palette, traits.innerCloth), pattern: plain, onto: traits.cloth }
  const wearing = { sitter, torso, fabric }
  const inner = innerOf(random, jacket)
  const worn = shell(wearing, INNER_NECKS[inner], 1)
  if (inner === 'turtle') return worn + turtleneck(wearing)
  if (inner === 'shirt') return worn + collar(wearing, 'shirt')
  return inner === 'tee' ? worn + neckBand(wearing, necklines.crew) : worn
}

const seamsOf = ({ sitter, torso, fabric }: Wearing, side: number) => {
  const seam = torso.side(side, points`40 176 70 180 ${torso.halfWidth - 26} 176`)
  const pocket = torso.side(side, points`46 190 84 190 84 224 65 234 46 224`)
  const fill = mix(fabric.base, fabric.shine, 0.16)
  return (
    brushed(seam, 2, fabric.shine, 0.6) +
    sitter.brush.form(closed(pocket, 0.2), { fill, rim: fabric.shine, width: 1 })
  )
}

const lapelOutline = ({ torso }: Wearing, jacket: Jacket, side: number) => {
  const w = jacket.open * 30
  if (jacket.lapel) {
    const line = points`43 90 58 102 ${66 * jacket.lapel} 124 ${50 * jacket.lapel} 136
      ${62 * jacket.lapel} 148 44 206 ${w * 0.72} 250 ${26 + w * 0.3} 180 ${34 + w * 0.4} 126`
    return closed(torso.side(side, line), 0.45)
  }
  if (!jacket.has?.includes('collar')) return ''
  return closed(torso.side(side, points`40 82 54 94 72 118 48 142 36 118`), 0.4)
}

const half = (wearing: Wearing, jacket: Jacket, side: number) => {
  const { sitter, torso, fabric } = wearing
  const { brush, light } = sitter
  const { base, dark, rim, shine } = fabric
  const w = jacket.open * 30
  const front = points`44 92 ${34 + w * 0.5} 124 ${w * 0.9} 190 ${w * 0.55} 270 ${w * 0.4} 440`
  const edge = torso.side(side, front)
  const outside = torso
    .arm(side)
    .slice(1)
    .map(([x, y], index): Point => [x + side * 5 * (0.5 + index * 0.24), y - (index < 2 ? 3 : 0)])
  const shade = `M${-light * 8},70L${-light * 8},440L${-light * 300},440L${-light * 300},70Z`
  const zip = torso.side(side, points`86 196 58 236`)
  const fill = shadedCloth(sitter, fabric)
  const inside = [
    pattern(wearing),
    side === -light ? filled(shade, dark, 0.5) : '',
    folds(wearing),
    jacket.has?.includes('seams') ? seamsOf(wearing, side) : '',
    jacket.has?.includes('zip') ? brushed(zip, 3, shine, 0.7) : '',
  ].join('')
  const body = brush.form(between(outside, reversed(edge)), { fill, rim, width: 2.6, inside })
  const crease = torso.side(side, points`62 140 48 200 34 236`)
  const lapel = brush.form(lapelOutline(wearing, jacket, side), {
    fill: side === light ? mix(base, shine, 0.5) : mix(base, dark, 0.25),
    rim,
    width: 1.6,
    inside: brushed(crease, 3, fabric.fold, 0.35),
  })
  if (!jacket.has?.includes('rib')) return body + lapel
  const along = edge.map(([x, y]): Point => [x + side * 9, y])
  const rib = { fill: mix(base, dark, 0.2), rim, width: 1 }
  return body + lapel + brush.form(between(edge, reversed(along)), rib)
}

const buttons = ({ sitter: { palette }, torso, fabric }: Wearing) => {
  const colour = mix(fabric.base, palette.light, 0.6)
  return [216, 262, 308]
    .map((y) => {
      const [x, buttonY] = torso.at(12, y)
      return `<circle cx="${x}" cy="${buttonY}" r="4" fill="${colour}"/>`
    })
    .join('')
}

/** Worn open, over something else. */
export const jacket = (wearing: Wearing, cut: Jacket) =>
  [
    underneath(wearing, cut),
    half(wearing, cut, -1),
    half(wearing, cut, 1),
    cut.has?.includes('rib') ? buttons(wearing) : '',
  ].join('')
