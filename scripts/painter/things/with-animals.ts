import { laidHand } from '../body/free-hands.ts'
import { limb, restingLimb } from '../body/limbs.ts'
import { type Act, elbowOf, front } from './act.ts'
import { lyingCat } from './cat.ts'
import { type Breed, carriedPaws, sittingDog } from './dogs.ts'

export const besideDog =
  (breed: Breed): Act =>
  (sitter, torso) => {
    const x = torso.halfWidth + 18
    return front([
      restingLimb(sitter, torso, 1),
      sittingDog(sitter, breed, { at: [x, 244], size: 1, tilt: -7 }),
      limb(sitter, torso, -1, [elbowOf(torso, -1, -2, 274), [16, 322]]),
      laidHand(sitter, { at: [18, 322], turn: -8 }),
    ])
  }

export const carriedDog =
  (breed: Breed): Act =>
  (sitter, torso) => {
    const place = { at: [52, 206] as const, size: 0.84, tilt: -5 }
    return front([
      limb(sitter, torso, 1, [elbowOf(torso, 1, 8, 262), [96, 318]]),
      sittingDog(sitter, breed, place),
      limb(sitter, torso, -1, [elbowOf(torso, -1, 2, 282), [2, 326]]),
      laidHand(sitter, { at: [4, 326], turn: -4 }),
      carriedPaws(sitter, breed, { ...place, at: [100, 196] }),
    ])
  }

export const withCat: Act = (sitter, torso) =>
  front([
    lyingCat(sitter, [28, 252]),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 12, 272), [64, 318]]),
    laidHand(sitter, { at: [62, 318], turn: 184, flip: true }),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 12, 250), [-84, 254]]),
    laidHand(sitter, { at: [-84, 254], turn: 6 }),
  ])
