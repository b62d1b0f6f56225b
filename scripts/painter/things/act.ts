import type { Torso } from '../body/torso.ts'
import type { Point } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'

/** `behind` lies behind the person. */
export type Layers = { behind: string; front: string }
export type Act = (sitter: Sitter, torso: Torso) => Layers

export const front = (drawing: string[]): Layers => ({ behind: '', front: drawing.join('') })

/** An elbow beside the body, with room for a heavier one. */
export const elbowOf = (
  { halfWidth, body }: Torso,
  which: 1 | -1,
  out: number,
  y: number,
): Point => [which * (halfWidth + body.arm * 0.5 + out), y]
