import type { Sitter } from '../sitter.ts'
import { volumes } from './crown.ts'

export type FallingStyle = 'wavy' | 'long' | 'bob' | 'lob' | 'half' | 'shag'
/** -1: on the left of the picture. */
export type HairSide = -1 | 1

/** How long hair hangs, how far it stands from the head, and how it waves. */
export type Falling = {
  style: FallingStyle
  length: number
  volume: number
  wave: (y: number, side: HairSide) => number
}

const LENGTHS: Record<FallingStyle, number> = {
  bob: 50,
  lob: 92,
  long: 178,
  wavy: 164,
  half: 160,
  shag: 104,
}
const WAVES: Record<FallingStyle, number> = {
  bob: 0.6,
  lob: 2,
  long: 2,
  wavy: 5,
  half: 3.4,
  shag: 4,
}

export const fallingOf = ({ person }: Sitter, style: FallingStyle): Falling => {
  const size = WAVES[style] * person.wave
  const period = style === 'wavy' ? 16 : 24
  return {
    style,
    length: LENGTHS[style] * (style === 'bob' ? 1 : 0.9 + person.hairVolume * 0.1),
    volume: (volumes[style] ?? 0) * person.hairVolume,
    wave: (y, side) =>
      Math.sin(y / period + side * 1.3 + person.wave * 9) *
      size *
      Math.min(1, Math.max(0, (y + 30) / 70)),
  }
}
