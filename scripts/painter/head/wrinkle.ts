import { brushed } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import type { HairTone } from '../kernel/palettes.ts'
import type { Point } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { HairStyle } from '../who/traits.ts'

const THIN: HairStyle[] = ['balding', 'receding']
const PALE: HairTone[] = ['grey', 'silver', 'white']

/**
 * A man who is grey or losing his hair below 60 needs fewer lines to look his age, and a woman
 * whose hair is not grey, or whose skin is dark, needs more.
 */
const mildnessOf = ({ male, traits: { age, grey = 0, hair, skin, style } }: Sitter) => {
  if (age >= 60) return 1
  if (!male) return age > 39 ? 1 + (grey < 0.12 ? 0.15 : 0) + (skin > 3 ? 0.3 : 0) : 1
  const isPale = THIN.includes(style) || PALE.includes(hair) || grey > 0.4
  return isPale ? 0.72 : 1
}

/** A line as deep as the age makes it; one that would hardly be seen is left out. */
export const wrinkle = (sitter: Sitter, through: Point[], width: number, wholeDepth: number) => {
  const { male, tones, traits } = sitter
  const depth = wholeDepth * mildnessOf(sitter)
  if (depth < 0.05) return ''
  // On a dark skin a line of the usual shade is lost.
  const deeper = !male && traits.skin > 3 ? 0.4 : 0
  const colour = mix(tones.dark, tones.deep, Math.min(1, deeper + depth * (male ? 0.62 : 0.5)))
  const opacity = Math.min(male ? 0.72 : 0.64, depth)
  const pressure = { start: 0.15, mid: 0.5, end: 0.08 }
  // A broad shade carries the fold; the line in it is thin, or it would look like a crack.
  return (
    brushed(through, width * (1.8 + depth), tones.dark, (opacity * 0.34).toFixed(2), pressure) +
    brushed(through, width * (0.6 + depth * 0.45), colour, opacity.toFixed(2), pressure)
  )
}
