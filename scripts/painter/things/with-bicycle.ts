import { fist, laidHand } from '../body/free-hands.ts'
import { limb } from '../body/limbs.ts'
import type { Torso } from '../body/torso.ts'
import { filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import type { Point } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import { type Act, elbowOf } from './act.ts'
import { bicycle, GRIP, SADDLE } from './bicycle.ts'
import { material } from './material.ts'

/** What one sees of the legs over the frame. */
const trousersTop = (sitter: Sitter, { halfWidth }: Torso) => {
  const { palette, traits } = sitter
  const cloth = material(sitter, mix(palette.shade, traits.cloth, 0.3))
  const half = halfWidth * 0.86
  return filled(`M${-half},400H${half}L${half - 6},520H${6 - half}Z`, cloth.fill)
}

export const withBicycle: Act = (sitter, torso) => {
  const [grip, saddle]: [Point, Point] = [
    [GRIP[0] - 34, GRIP[1] - 12],
    [SADDLE[0] + 16, SADDLE[1] - 22],
  ]
  const parts = [
    bicycle(sitter),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 18, 216), grip]),
    fist(sitter, { at: grip, turn: 18 }),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 18, 222), saddle]),
    laidHand(sitter, { at: saddle, turn: 150, flip: true, size: 0.8 }),
  ]
  return { behind: trousersTop(sitter, torso), front: parts.join('') }
}
