import { fingersOver, fist, laidHand } from '../body/free-hands.ts'
import { cupped, grip } from '../body/holding.ts'
import { limb, restingLimb } from '../body/limbs.ts'
import { book } from '../body/things.ts'
import type { Torso } from '../body/torso.ts'
import { filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import type { Point } from '../kernel/points.ts'
import type { Sitter } from '../sitter.ts'
import type { Thing } from '../who/traits.ts'
import { bicycle, GRIP, SADDLE } from './bicycle.ts'
import { lyingCat } from './cat.ts'
import { type Breed, carriedPaws, sittingDog } from './dogs.ts'
import { spreadScarf } from './extras.ts'
import { accordion, bow, guitar, violin } from './instruments.ts'
import { material } from './material.ts'
import { bouquet, pottedPlant } from './plants.ts'
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

/** `behind` lies behind the person. */
export type Layers = { behind: string; front: string }
type Act = (sitter: Sitter, torso: Torso) => Layers

const front = (drawing: string[]): Layers => ({ behind: '', front: drawing.join('') })

/** An elbow beside the body, with room for a heavier one. */
const elbowOf = ({ halfWidth, body }: Torso, which: 1 | -1, out: number, y: number): Point => [
  which * (halfWidth + body.arm * 0.5 + out),
  y,
]

const besideDog =
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

const carriedDog =
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

const withCat: Act = (sitter, torso) =>
  front([
    lyingCat(sitter, [28, 252]),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 12, 272), [64, 318]]),
    laidHand(sitter, { at: [62, 318], turn: 184, flip: true }),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 12, 250), [-84, 254]]),
    laidHand(sitter, { at: [-84, 254], turn: 6 }),
  ])

/** What one sees of the legs over the frame. */
const trousersTop = (sitter: Sitter, { halfWidth }: Torso) => {
  const { palette, traits } = sitter
  const cloth = material(sitter, mix(palette.shade, traits.cloth, 0.3))
  const half = halfWidth * 0.86
  return filled(`M${-half},400H${half}L${half - 6},520H${6 - half}Z`, cloth.fill)
}

const withBicycle: Act = (sitter, torso) => {
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

const withBowl: Act = (sitter, torso) =>
  front([
    stick(sitter, [56, 170], [6, 262], { width: 9 }),
    bowl(sitter, [-14, 284]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 8, 258), [-76, 318]]),
    fingersOver(sitter, { at: [-74, 306], turn: -18 }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 26, 256), [96, 196]]),
    fist(sitter, { at: [96, 196], turn: 188, flip: true }),
  ])

const withGuitar: Act = (sitter, torso) => {
  const turn = -17
  return front([
    limb(sitter, torso, 1, [elbowOf(torso, 1, 20, 266), [142, 254]]),
    guitar(sitter, [-16, 272], turn),
    fingersOver(sitter, { at: [118, 240], turn: -126, flip: true }),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 18, 226), [-46, 238]]),
    laidHand(sitter, { at: [-46, 240], turn: 34 }),
  ])
}

const withViolin: Act = (sitter, torso) =>
  front([
    limb(sitter, torso, 1, [elbowOf(torso, 1, 22, 236), [162, 150]]),
    violin(sitter, [62, 92], 12),
    fingersOver(sitter, { at: [152, 128], turn: -150, flip: true }),
    bow(sitter, [58, 214], [96, -40]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 10, 258), [22, 222]]),
    fist(sitter, { at: [22, 224], turn: -22 }),
  ])

const withAccordion: Act = (sitter, torso) =>
  front([
    accordion(sitter, [0, 250]),
    limb(sitter, torso, -1, [elbowOf(torso, -1, 22, 248), [-112, 290]]),
    fingersOver(sitter, { at: [-106, 262], turn: 4 }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 24, 248), [118, 288]]),
    fingersOver(sitter, { at: [106, 258], turn: 176, flip: true }),
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
  const x = torso.halfWidth + 34
  return front([
    restingLimb(sitter, torso, -1),
    stick(sitter, [x + 6, 150], [x + 24, 520], { width: 9, colour: '#8A5E38' }),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 22, 262), [x - 14, 214]]),
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

/** Both arms of somebody who is busy, and what they are busy with. */
export const busy = (sitter: Sitter, torso: Torso): Layers => {
  const { thing } = sitter.traits
  return thing ? acts[thing](sitter, torso) : withMug(sitter, torso)
}

/** A hand behind the head, with the elbow out; it is drawn before the head. */
const handInHair: Act = (sitter, torso) => ({
  behind: '',
  front: restingLimb(sitter, torso, -1),
})

export const raisedArm = (sitter: Sitter, torso: Torso) => {
  if (sitter.traits.pose !== 'hair') return ''
  return (
    limb(sitter, torso, 1, [
      [torso.halfWidth + 42, 66],
      [62, -30],
    ]) + laidHand(sitter, { at: [64, -30], turn: 214, flip: true })
  )
}

const handAtNeck: Act = (sitter, torso) => {
  const x = torso.neckX + torso.neckHalf
  return front([
    restingLimb(sitter, torso, -1),
    limb(sitter, torso, 1, [elbowOf(torso, 1, 14, 246), [x + 50, 140]]),
    laidHand(sitter, { at: [x + 50, 140], turn: -140, flip: true, size: 0.92 }),
  ])
}

/** What the arms of a torso with free arms do. */
export const freeArms = (sitter: Sitter, torso: Torso): Layers => {
  const { pose } = sitter.traits
  if (pose === 'busy') return busy(sitter, torso)
  if (pose === 'hair') return handInHair(sitter, torso)
  return pose === 'neck' ? handAtNeck(sitter, torso) : { behind: '', front: '' }
}
