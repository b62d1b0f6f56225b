import { laidHand } from '../body/free-hands.ts'
import { limb, restingLimb } from '../body/limbs.ts'
import { type Act, elbowOf, front } from './act.ts'

/** A hand behind the head, with the elbow out; it is drawn before the head. */
export const handInHair: Act = (sitter, torso) => ({
  behind: '',
  front: restingLimb(sitter, torso, -1),
})

export const handAtNeck: Act = (sitter, torso) => {
  const x = torso.neckX + torso.neckHalf
  return front([
    restingLimb(sitter, torso, -1),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 14, 246), [x + 50, 140]]),
    laidHand(sitter, { at: [x + 50, 140], turn: -140, flip: true, size: 0.92 }),
  ])
}
