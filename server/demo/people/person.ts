import type { ProfileForm } from '#core/account/contract.ts'
import type { Gender, Interest, Sexuality } from '#core/discovery/values.ts'
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
    hair: ProfileForm['hair_color']
    eyes: ProfileForm['eye_color']
    body: ProfileForm['body_type']
    tattoos?: boolean
  }
  status: NonNullable<ProfileForm['relationship_status']>
  interests: Interest[]
  about: string
  reason: string
}

/** A text written over several lines, as one paragraph. */
export const prose = (strings: TemplateStringsArray) => strings.join('').replace(/\s+/g, ' ').trim()
