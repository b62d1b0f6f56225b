import type { Answerer } from '#core/fiction/values.ts'
import type { Band } from './distance.ts'
import type {
  BodyType,
  EyeColor,
  Gender,
  HairColor,
  Interest,
  RelationshipStatus,
  Sexuality,
} from './values.ts'

/** The two files of a photo; `path` is that of the image, below the address of the photos. */
export type MainImage = { filename: string; thumbFilename: string; status: string; path: string }

/**
 * What a card shows of a member. `liked`: by the one who asks; `likesMe`: likes who asks;
 * `distance`: from who asks, null where one of the two has no known town.
 */
export type MemberCard = {
  id: string
  name: string
  age: number
  gender: Gender
  city: string
  region: string
  fictional: boolean
  /** Of a fictional one: who answers. */
  answeredBy: Answerer | null
  online: boolean
  distance: Band | null
  mainImage: MainImage | null
  liked: boolean
  likesMe: boolean
}

/** What members look like and say of themselves. */
export type Appearance = {
  aboutMe: string
  reason: string
  tattoos: boolean | null
  hairColor: HairColor | null
  eyeColor: EyeColor | null
  bodyType: BodyType | null
  relationshipStatus: RelationshipStatus | null
  interests: Interest[]
}

/** A whole profile, before the site hides what it does not show (PRF-03). */
export type MemberProfile = MemberCard &
  Appearance & { status: 'active' | 'disabled'; country: string; sexuality: Sexuality | null }
