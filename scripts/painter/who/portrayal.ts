import type { BodyType, Gender, HairColor, Interest } from '#core/discovery/values.ts'

/** What a profile says of a person that a picture shows. */
export type Portrayed = {
  /** The same seed gives the same face. */
  seed: string
  gender: Gender
  age?: number
  hairColor?: HairColor | null
  bodyType?: BodyType | null
  interests?: readonly Interest[]
}
