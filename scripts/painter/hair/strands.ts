import { brushed } from '../kernel/brush.ts'
import { open } from '../kernel/curves.ts'
import { drawn, lerp, type Point, points } from '../kernel/points.ts'
import { along } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'

type Flow = { bend?: number; width?: number; opacity?: number; skip?: number }

const colourOf = ({ tones: { hair } }: Sitter, index: number) => (index % 2 ? hair.dark : hair.lit)

/** Light and dark strands in turn between two lines: from the hairline to where the hair goes. */
export const flow = (
  sitter: Sitter,
  [from, to]: readonly [from: readonly Point[], to: readonly Point[]],
  count: number,
  { bend = 0, width = 4, opacity = 0.3, skip = 0.1 }: Flow = {},
) => {
  const { random } = sitter
  return drawn(count, (index) => {
    const share = (index + random() * 0.7) / count
    const [x, y] = along(from, Math.min(1, share))
    const end = along(to, Math.min(1, share))
    const begin = random() * skip
    const middle: Point = [
      lerp(x, end[0], 0.5) + bend * (random() + 0.4),
      lerp(y, end[1], 0.5) - Math.abs(bend) * 0.4,
    ]
    const strand = points`${lerp(x, end[0], begin)} ${lerp(y, end[1], begin)} ${middle} ${end}`
    const thick = width * (0.25 + random() * 0.6)
    const strength = opacity * (index % 2 ? 0.8 : 0.7) * (0.6 + random() * 0.6)
    const colour = colourOf(sitter, index)
    return brushed(strand, thick, colour, strength.toFixed(2), { mid: 0.35, end: 0.04 })
  })
}

/** The shadow of roots: hair grows out of skin instead of lying on it. */
export const roots = ({ brush, tones, traits }: Sitter, line: readonly Point[]) => {
  const opacity = traits.style === 'buzz' ? 0.5 : 0.42
  const how = `stroke="${tones.hair.base}" stroke-width="7" fill="none" opacity="${opacity}"`
  return `<g ${brush.blur(1.8)}><path d="${open(line)}" ${how}/></g>`
}
