import type { SearchCursor } from './cursor.ts'
import type { Distance } from './distance.ts'
import type {
  BodyType,
  EyeColor,
  Gender,
  HairColor,
  Interest,
  RelationshipStatus,
  SearchOrder,
  Sexuality,
} from './values.ts'

/**
 * What members are searched by; of a list one is enough. Without a gender a member gets the one
 * that the profile seeks.
 */
export type MemberSearch = {
  gender?: Gender | 'any' | undefined
  /** Who looks for this gender, or for everybody. */
  seeks?: Gender | undefined
  sexuality?: readonly Sexuality[] | undefined
  country?: string | undefined
  region?: string | undefined
  city?: string | undefined
  /** Kilometres from the cell `near`. */
  distance?: Distance | undefined
  /** Null is the cell of the asking member. */
  near?: number | null | undefined
  minAge?: number | undefined
  maxAge?: number | undefined
  tattoos?: boolean | undefined
  hairColor?: readonly HairColor[] | undefined
  eyeColor?: readonly EyeColor[] | undefined
  bodyType?: readonly BodyType[] | undefined
  relationshipStatus?: readonly RelationshipStatus[] | undefined
  interests?: readonly Interest[] | undefined
  /** All of the interests, and not just one of them. */
  allInterests?: boolean | undefined
  photo?: true | undefined
  online?: true | undefined
  isNew?: true | undefined
  only?: 'real' | undefined
  /** Only who looks for somebody of the asking member's gender, or for everybody. */
  fit?: 'both' | undefined
  sort?: SearchOrder | undefined
  page?: number | undefined
  after?: SearchCursor | undefined
}
