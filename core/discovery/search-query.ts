import * as z from 'zod/mini'
import { ADULT_AGE } from '#core/account/values.ts'
import { cursor, listOf, numeric } from '../contract/shapes.ts'
import { distances } from './distance.ts'
import { PAGES_MAX, SEARCH_AGE_MAX } from './search.ts'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  searchOrders,
  sexualities,
} from './values.ts'
import type { Widening } from './widening.ts'

const age = numeric(ADULT_AGE, SEARCH_AGE_MAX)
const PLACE_MAX = 60
const place = z.string().check(z.minLength(1), z.maxLength(PLACE_MAX))
const yes = z.enum(['yes'])

/** What members are searched by (product spec, section 3); lists have commas between their words. */
export const searchQuery = z.object({
  /** Without it, a member gets the gender that the profile seeks, and a visitor everybody. */
  gender: z.optional(z.enum([...genders, 'any'])),
  /** Who looks for this gender, or for everybody. */
  seeks: z.optional(z.enum(genders)),
  sexuality: z.optional(listOf(sexualities)),
  country: z.optional(z.string().check(z.length(2))),
  countryregion: z.optional(place),
  /** A town, with its region; with a distance everything so near to it. */
  city: z.optional(place),
  /** Kilometres from the town, or from one's own. */
  distance: z.optional(z.pipe(z.enum(distances.map(String)), z.transform(Number))),
  min_age: z.optional(age),
  max_age: z.optional(age),
  tattoos: z.optional(z.enum(['yes', 'no'])),
  hair_color: z.optional(listOf(hairColors)),
  eye_color: z.optional(listOf(eyeColors)),
  body_type: z.optional(listOf(bodyTypes)),
  relationship_status: z.optional(listOf(relationshipStatuses)),
  interests: z.optional(listOf(interests)),
  /** Without it one of the interests is enough. */
  interests_match: z.optional(z.enum(['all'])),
  photo: z.optional(yes),
  online: z.optional(yes),
  /** Joined lately. */
  new: z.optional(yes),
  /** `real`: without fictional profiles. */
  only: z.optional(z.enum(['real'])),
  /** `both`: only who looks for somebody of the asking member's gender, or for everybody. */
  fit: z.optional(z.enum(['both'])),
  sort: z.optional(z.enum(searchOrders)),
  page: z.optional(numeric(1, PAGES_MAX)),
  /** `next` of the page before; required from page 21 on. */
  after: z.optional(cursor),
})
export type SearchQuery = z.output<typeof searchQuery>

/** A wish that can be less strict, by the name that it has in a search. */
export const filterOf = {
  distance: 'distance',
  city: 'city',
  region: 'countryregion',
  country: 'country',
  age: 'age',
  interests: 'interests',
  hairColor: 'hair_color',
  eyeColor: 'eye_color',
  bodyType: 'body_type',
  relationshipStatus: 'relationship_status',
  tattoos: 'tattoos',
  sexuality: 'sexuality',
  seeks: 'seeks',
  photo: 'photo',
  online: 'online',
  isNew: 'new',
  only: 'only',
  fit: 'fit',
} as const satisfies Record<Widening, keyof SearchQuery | 'age'>
export const widenedFilters = Object.values(filterOf)
export type WidenedFilter = (typeof widenedFilters)[number]
