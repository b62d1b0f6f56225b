import type { Gender, Interest, RelationshipStatus, Sexuality } from '#core/discovery/values.ts'
import type { Appearance } from '#core/discovery/views.ts'
import type { Town } from '../places.ts'

/** An invented member as it is written down; what is not told is drawn by the generator. */
export type Person = {
  name: string
  age: number
  gender: Gender
  /** Hetero when left out. */
  loves?: Exclude<Sexuality, 'hetero'>
  town: Town
  looks: {
    hair: Appearance['hairColor']
    eyes: Appearance['eyeColor']
    body: Appearance['bodyType']
    tattoos?: boolean
  }
  status: RelationshipStatus
  interests: Interest[]
  about: string
  reason: string
}

/** A text written over several lines, as one paragraph. */
export const prose = (strings: TemplateStringsArray) => strings.join('').replace(/\s+/g, ' ').trim()
