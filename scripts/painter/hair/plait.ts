import { brushed } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, lerp, type Point, points } from '../kernel/points.ts'
import { along } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'

const LOBES = 11

const lineOf = ({ skull, view }: Sitter): Point[] => {
  if (view === 'behind') return points`0 34 2 94 0 174`
  if (view === 'profile') return points`-50 24 -36 84 -16 156`
  const x = skull.left(20) + 2
  return points`${x} 22 ${x - 7} 74 ${x + 6} 126 ${x + 12} 168`
}

const lobe = (sitter: Sitter, line: Point[], index: number) => {
  const { brush, hairPaint, person, tones } = sitter
  const { base, dark, lit } = tones.hair
  const share = index / LOBES
  const [x, y] = along(line, share)
  const size = lerp(12.5, 7, share) * person.hairVolume
  const side = index % 2 ? 1 : -1
  const at = (right: number, down: number) => [x + side * size * right, y + size * down] as const
  const outline = closed(
    points`${at(-0.2, -0.9)} ${at(0.95, -0.5)} ${at(1.02, 0.4)} ${at(-0.1, 1.3)} ${at(-0.7, 0.8)}
      ${at(-0.6, 0)}`,
  )
  const strand = points`${at(0.6, -0.4)} ${at(0.2, 0.3)} ${at(-0.4, 0.9)}`
  return brush.form(outline, {
    fill: index % 2 ? base : mix(base, lit, 0.35),
    rim: hairPaint.rim,
    width: 1.2,
    inside: brushed(strand, 2, index % 2 ? lit : dark, 0.45),
  })
}

/** Over the shoulder: crossing lobes that narrow to a tie. */
export const plait = (sitter: Sitter) => {
  const { palette, tones } = sitter
  const line = lineOf(sitter)
  const lobes = drawn(LOBES, (index) => lobe(sitter, line, index))
  const [x, y] = along(line, 0.99)
  const tuft = points`${x} ${y - 4} ${x + 2} ${y + 8} ${x - 1} ${y + 22}`
  const tie = `<rect x="${x - 5}" y="${y - 4}" width="10" height="4.5" rx="2" fill="${palette.cloth[2]}"/>`
  return lobes + brushed(tuft, 13, tones.hair.base, undefined, { start: 0.7, mid: 0.3 }) + tie
}
