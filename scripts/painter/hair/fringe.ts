import { open, straightInTenths } from '../kernel/curves.ts'
import { times } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { crown, ragged } from './crown.ts'
import type { Parted } from './curtain.ts'
import type { FallingStyle } from './falling.ts'
import { flow } from './strands.ts'

export type FringeKind = 'centre' | 'side' | 'bangs' | 'fringe'

const USUAL: Record<Exclude<FallingStyle, 'bob'>, FringeKind> = {
  lob: 'side',
  long: 'centre',
  wavy: 'side',
  half: 'centre',
  shag: 'bangs',
}

export const fringeOf = ({ person, traits }: Sitter, style: FallingStyle): FringeKind => {
  if (traits.cover) return 'centre'
  if (traits.fringe) return traits.fringe
  if (style === 'bob') return person.parting > 0 ? 'fringe' : 'side'
  return person.wave > 1 && person.wave < 1.14 ? 'side' : USUAL[style]
}

const ANGLES = [-62, -46, -30, -15, 0, 15, 30, 46, 62]

/** A fringe is a piece of its own, combed down from the parting. */
export const fringe = (sitter: Sitter, { falling, fringe: kind, turn }: Parted) => {
  if (kind !== 'fringe') return { outline: '', strands: '' }
  const { random, skull } = sitter
  const edge = times(ANGLES.length, (index) => {
    const angle = ANGLES[index] as number
    const y = (Math.abs(angle) > 50 ? -14 : -21) + (index % 2 ? 2.5 : 0) + random() * 2
    return skull.at(angle, y)
  })
  const above = crown(sitter, [28, 152], falling.volume * 0.6 - 4, { parts: 8 })
  const outline = `${open(ragged(random, edge, 2.5, 2))}${straightInTenths(above)}Z`
  const from = crown(sitter, [turn + 26, turn - 26], falling.volume - 8, { parts: 6 })
  const strands = flow(sitter, [from, edge], 20, { width: 4.5, opacity: 0.34, skip: 0.25 })
  return { outline, strands }
}
