import { brushed } from '../kernel/brush.ts'
import { clamp, drawn, type Point, points } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'

/** Hair turns grey at the temples first: a light patch of strands over each ear. */
export const temples = (sitter: Sitter) => {
  const { brush, male, random, skull, tones, traits, view } = sitter
  const grey = traits.grey ?? 0
  if (grey < 0.01 || grey > 0.92) return ''
  const strength = clamp((male ? 0.38 : 0.26) + grey * 1.3)
  const at = (x: number, side: number) => {
    const patch: Point = [x + side * 2, -6]
    const strands = drawn(9, (index) => {
      const strandX = x + (random() - 0.5) * 12
      const y = -34 + index * 4.6
      const strand = points`${strandX} ${y} ${strandX + side * 2} ${y + 6} ${strandX + side * 3} ${y + 13}`
      return brushed(strand, 1.4, tones.greyed, (strength * 0.36).toFixed(2))
    })
    return (
      brush.spot(tones.greyed, strength * 0.72, patch, [13, 27]) +
      (view === 'profile' ? '' : strands)
    )
  }
  if (view === 'behind') return ''
  if (view === 'profile') return at(-14, 1)
  return at(skull.left(-10), -1) + (skull.sin > 0.3 ? '' : at(skull.right(-10), 1))
}
