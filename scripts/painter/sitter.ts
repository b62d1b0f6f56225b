import type { SideOutline, Skull } from './head/skull.ts'
import type { createBrush, Side } from './kernel/brush.ts'
import type { Palette } from './kernel/palettes.ts'
import type { Random } from './kernel/random.ts'
import type { Tones } from './kernel/tones.ts'
import type { Person } from './who/person.ts'
import type { Traits } from './who/traits.ts'

export type View = 'front' | 'threeQuarter' | 'profile' | 'behind'

/** Who sits for a picture, and all that each room draws with. The face looks to the right. */
export type Sitter = {
  traits: Traits
  male: boolean
  person: Person
  palette: Palette
  /** The side of the light, where the face looks to the right. */
  light: Side
  random: Random
  view: View
  tones: Tones
  brush: ReturnType<typeof createBrush>
  skull: Skull
  sideOutline: SideOutline
  /** How hard the light of this evening is. */
  mood: { plane: number; deep: number }
  /** How far the eyes look away from the viewer, to the right. */
  look: number
  hairPaint: { fill: string; rim: string }
  beardPaint: { fill: string; rim: string }
}
