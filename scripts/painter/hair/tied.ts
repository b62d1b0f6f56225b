import { brushed } from '../kernel/brush.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, moved, type Point, points, times } from '../kernel/points.ts'
import { stroke } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'

type Tied = { behind: string; top: string }

const strandColour = ({ tones }: Sitter, index: number) =>
  index % 2 ? tones.hair.lit : tones.hair.dark

const knot = (sitter: Sitter, [x, y]: Point, radius: number) => {
  const { brush, hairPaint, random } = sitter
  const outline = times(12, (index): Point => {
    const angle = (index / 12) * Math.PI * 2
    const uneven = 1 + 0.09 * (random() - 0.5)
    const high = radius * 0.9
    return [x + radius * Math.cos(angle) * uneven, y + high * Math.sin(angle) * uneven]
  })
  const inside = drawn(4, (index) => {
    const up = y + radius * (0.62 - index * 0.42)
    const strand = points`${x - radius} ${up + radius * 0.3} ${x - radius * 0.2} ${up - radius * 0.12}
      ${x + radius} ${up - radius * 0.5}`
    return brushed(strand, 2.2, strandColour(sitter, index), 0.34, { mid: 0.5 })
  })
  return brush.form(closed(outline), { ...hairPaint, width: 2, inside })
}

const above = (top: string): Tied => ({ behind: '', top })
const hidden = (behind: string): Tied => ({ behind, top: '' })

const bun = (sitter: Sitter) => {
  const { person, skull, view } = sitter
  const radius = 22 * person.hairVolume
  if (view === 'profile') return above(knot(sitter, [-46, -80], radius))
  if (view === 'behind') return above(knot(sitter, [0, -88], radius))
  return hidden(knot(sitter, [skull.centre - skull.sin * 46, -88], radius))
}

const manBun = (sitter: Sitter) => {
  const { skull, view } = sitter
  if (view === 'profile') return above(knot(sitter, [-62, -44], 12.5))
  if (view === 'behind') return above(knot(sitter, [0, -34], 12.5))
  return hidden(knot(sitter, [skull.centre - skull.sin * 60, -72], 12.5))
}

const lowBun = (sitter: Sitter) => {
  const { person, skull, view } = sitter
  const radius = 19 * person.hairVolume
  if (view === 'profile') return above(knot(sitter, [-64, 18], radius))
  if (view === 'behind') return above(knot(sitter, [0, 34], radius + 3))
  if (skull.sin > 0.3) return hidden(knot(sitter, [skull.left(14) - 4, 26], radius))
  return hidden(knot(sitter, [skull.centre - 6, 46], radius + 12))
}

const tailLine = ({ skull: { centre, halfWidth }, view }: Sitter): Point[] => {
  if (view === 'profile') return points`-52 -46 -84 -58 -96 -10 -86 44 -98 98`
  if (view === 'behind') return points`0 -34 5 10 -4 70 4 130`
  const x = centre - halfWidth
  return points`${centre - 10} -64 ${x - 8} -56 ${x - 19} -8 ${x - 10} 50 ${x - 16} 104`
}

const ponyTail = (sitter: Sitter) => {
  const { brush, hairPaint, person, view } = sitter
  const line = tailLine(sitter)
  const pressure = { start: 0.3, mid: 0.5, end: 0.05, parts: 22 }
  const outline = stroke(line, 27 * person.hairVolume, pressure)
  const offsets = [-7, -2, 3, 7]
  const inside = drawn(4, (index) =>
    brushed(moved(offsets[index] as number, line), 2.4, strandColour(sitter, index), 0.28),
  )
  const tail = brush.form(outline, { ...hairPaint, width: 2, inside })
  return view === 'profile' || view === 'behind' ? above(tail) : hidden(tail)
}

/** Bun, knot, tail. */
export const tied = (sitter: Sitter): Tied => {
  const { style } = sitter.traits
  if (style === 'bun') return bun(sitter)
  if (style === 'manbun') return manBun(sitter)
  if (style === 'lowbun') return lowBun(sitter)
  return style === 'pony' ? ponyTail(sitter) : { behind: '', top: '' }
}
