import type { Interest } from '#core/discovery/values.ts'
import type { SceneName } from '../scene/scene.ts'
import type { Occasion } from './outfits.ts'
import type { Extra, Pose, Prop, Smile, Thing, Traits } from './traits.ts'

/** One moment of a story. Without `scenes` it is in the place of the moment before, in other light. */
export type Moment = {
  pose: Pose
  scenes?: readonly SceneName[]
  thing?: Thing
  prop?: Prop
  /** Seen from so near. */
  zoom?: number
  smile?: readonly Smile[]
  gaze?: Traits['gaze']
  /** Without the extra of the story. */
  bare?: boolean
  /** In the clothes of the portrait. */
  asPortrait?: boolean
}

export type Story = {
  likes: readonly Interest[]
  suits?: (person: Traits) => boolean
  /** Where the portrait may be. */
  places: readonly SceneName[]
  occasion: Occasion
  extra?: Extra
  /** The extra is on the portrait too. */
  throughout?: boolean
  acts: readonly Moment[]
  ends: readonly Moment[]
}

export const OPEN: readonly Smile[] = [1, 2, 3]
export const CALM: readonly Smile[] = [0, 1, 4, 5]

export const walk: Moment = { pose: 'threeQuarter', scenes: ['canal', 'dike'], smile: [1, 2] }
export const sit: Moment = { pose: 'front', smile: [1, 2] }
export const laughing: Moment = { pose: 'front', zoom: 1.3, smile: [3], bare: true }
export const handInHair: Moment = { pose: 'hair', smile: [1, 2, 5], bare: true }
export const lookingAside: Moment = { pose: 'threeQuarter', smile: CALM, gaze: 'away' }
export const onPhone: Moment = { pose: 'phone', smile: [1, 4], bare: true }
export const withCup: Moment = { pose: 'table', prop: 'cup', smile: [1, 2] }
export const withWine: Moment = { pose: 'table', prop: 'wine', smile: [1, 2, 4] }
export const folded: Moment = { pose: 'folded', smile: [1, 2, 4] }

export const busy = (thing: Thing, scenes: readonly SceneName[], smile = OPEN): Moment => ({
  pose: 'busy',
  thing,
  scenes,
  smile,
})
export const inPlaces = (moment: Moment, ...scenes: SceneName[]): Moment => ({ ...moment, scenes })

export const isOver = (age: number) => (person: Traits) => person.age > age
export const isUnder = (age: number) => (person: Traits) => person.age < age
export const showsHair = ({ age, cover, style }: Traits) =>
  age < 58 && !cover && !['bald', 'balding', 'buzz'].includes(style)
