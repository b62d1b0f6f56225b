import { fingersOver, fist, laidHand } from '../body/free-hands.ts'
import { cupped, grip } from '../body/holding.ts'
import { limb, restingLimb } from '../body/limbs.ts'
import { book } from '../body/things.ts'
import type { Torso } from '../body/torso.ts'
import type { Point } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Thing } from '../who/traits.ts'
import { type Act, elbowOf, front, type Layers } from './act.ts'
import { bouquet, pottedPlant } from './plants.ts'
import { handAtNeck, handInHair } from './raised.ts'
import { spreadScarf } from './scarves.ts'
import {
  bottle,
  bowl,
  breadBasket,
  camera,
  paintBrush,
  paintPalette,
  ropeCoil,
  stick,
} from './tools.ts'
import { besideDog, carriedDog, withCat } from './with-animals.ts'
import { withBicycle } from './with-bicycle.ts'
import { withAccordion, withGuitar, withViolin } from './with-instruments.ts'

const withBowl: Act = (sitter, torso) =>
  front([
    stick(sitter, [56, 170], [6, 262], { width: 9 }),
    bowl(sitter, [-14, 284]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 8, 258), [-76, 318]]),
    fingersOver(sitter, { at: [-74, 306], turn: -18 }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 26, 256), [96, 196]]),
    fist(sitter, { at: [96, 196], turn: 188, flip: true }),
  ])

const withBook: Act = (sitter, torso) =>
  front([
    book(sitter, [0, 250]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 12, 284), [-66, 286]]),
    fingersOver(sitter, { at: [-58, 262], turn: -22 }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 12, 284), [66, 286]]),
    fingersOver(sitter, { at: [58, 262], turn: 202, flip: true }),
  ])

const withPlant: Act = (sitter, torso) =>
  front([
    pottedPlant(sitter, [24, 268]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 10, 278), [-26, 312]]),
    laidHand(sitter, { at: [-28, 312], turn: -14, size: 0.9 }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 14, 262), [80, 296]]),
    fingersOver(sitter, { at: [66, 272], turn: 190, flip: true }),
  ])

const withRope: Act = (sitter, torso) => {
  const wrist: Point = [72, 234]
  return front([
    restingLimb(sitter, torso, -1),
    ropeCoil(sitter, [30, 208]),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 18, 274), wrist]),
    fist(sitter, { at: wrist, turn: 206, flip: true }),
  ])
}

const withMug: Act = (sitter, torso) =>
  front([
    limb(sitter, torso, -1, [elbowOf(torso, -1, 10, 278), [-34, 234]]),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 10, 278), [48, 234]]),
    cupped(sitter, [8, 206]),
  ])

const withFlowers: Act = (sitter, torso) =>
  front([
    limb(sitter, torso, 1, [elbowOf(torso, 1, 12, 268), [88, 306]]),
    bouquet(sitter, [44, 292], 14),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 8, 276), [-10, 318]]),
    laidHand(sitter, { at: [-10, 318], turn: -18 }),
  ])

const withCamera: Act = (sitter, torso) =>
  front([
    camera(sitter, [4, 226]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 12, 280), [-62, 254]]),
    fingersOver(sitter, { at: [-48, 230], turn: -6 }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 12, 280), [70, 254]]),
    fingersOver(sitter, { at: [56, 230], turn: 186, flip: true }),
  ])

const withBrush: Act = (sitter, torso) =>
  front([
    limb(sitter, torso, -1, [elbowOf(torso, -1, 8, 280), [-92, 296]]),
    paintPalette(sitter, [-66, 274], -12),
    fingersOver(sitter, { at: [-66, 310], turn: -80, size: 0.8 }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 28, 256), [130, 168]]),
    paintBrush(sitter, [124, 126], -58),
    fist(sitter, { at: [130, 168], turn: -104 }),
  ])

const withPole: Act = (sitter, torso) => {
  const x = torso.halfWidth - 6
  return front([
    restingLimb(sitter, torso, -1),
    stick(sitter, [x + 4, 120], [x + 20, 520], { width: 9, colour: '#8A5E38' }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 22, 276), [x - 14, 214]]),
    fist(sitter, { at: [x - 16, 214], turn: -24 }),
  ])
}

const withBread: Act = (sitter, torso) =>
  front([
    breadBasket(sitter, [4, 280]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 16, 270), [-86, 312]]),
    fingersOver(sitter, { at: [-76, 306], turn: -12 }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 16, 270), [92, 312]]),
    fingersOver(sitter, { at: [84, 306], turn: 192, flip: true }),
  ])

const withBottle: Act = (sitter, torso) =>
  front([
    restingLimb(sitter, torso, -1),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 14, 282), [72, 252]]),
    grip(sitter, [52, 214], 19, () => bottle(sitter, [52, 204])),
  ])

const withClubScarf: Act = (sitter, torso) => {
  const reach = torso.halfWidth + 16
  const y = 172
  return front([
    limb(sitter, torso, -1, [elbowOf(torso, -1, 44, 252), [-reach + 4, y + 42]]),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 44, 252), [reach - 4, y + 42]]),
    spreadScarf(sitter, [
      [-reach, y],
      [reach, y],
    ]),
    fist(sitter, { at: [-reach + 4, y + 44], turn: -92, flip: true }),
    fist(sitter, { at: [reach - 4, y + 44], turn: -88 }),
  ])
}

const acts: Record<Thing, Act> = {
  labrador: besideDog('labrador'),
  spaniel: besideDog('spaniel'),
  terrier: carriedDog('terrier'),
  cat: withCat,
  bicycle: withBicycle,
  bowl: withBowl,
  guitar: withGuitar,
  violin: withViolin,
  accordion: withAccordion,
  book: withBook,
  plant: withPlant,
  rope: withRope,
  mug: withMug,
  flowers: withFlowers,
  camera: withCamera,
  brush: withBrush,
  pole: withPole,
  bread: withBread,
  bottle: withBottle,
  clubScarf: withClubScarf,
}

/** Draws both arms of a person in the pose `busy`, with the thing that they hold. */
export const busy = (sitter: Sitter, torso: Torso): Layers => {
  const { thing } = sitter.traits
  return thing ? acts[thing](sitter, torso) : withMug(sitter, torso)
}

export const raisedArm = (sitter: Sitter, torso: Torso) => {
  if (sitter.traits.pose !== 'hair') return ''
  return (
    limb(sitter, torso, 1, [
      [torso.halfWidth + 42, 66],
      [62, -30],
    ]) + laidHand(sitter, { at: [64, -30], turn: 214, flip: true })
  )
}

/** What the arms of a torso with free arms do. */
export const freeArms = (sitter: Sitter, torso: Torso): Layers => {
  const { pose } = sitter.traits
  if (pose === 'busy') return busy(sitter, torso)
  if (pose === 'hair') return handInHair(sitter, torso)
  return pose === 'neck' ? handAtNeck(sitter, torso) : { behind: '', front: '' }
}
