import { clothIn } from '../kernel/tones.ts'
import type { Sitter } from '../sitter.ts'

/** A colour in the light of the place, with the fill of a form. */
export const material = ({ brush, palette }: Sitter, colour: string) => {
  const tones = clothIn(palette, colour)
  return { ...tones, fill: brush.shaded(tones.lit, tones.base, tones.dark) }
}
export type Material = ReturnType<typeof material>
