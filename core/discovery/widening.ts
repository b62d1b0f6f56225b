import { ADULT_AGE } from '#core/account/values.ts'
import { distances } from './distance.ts'
import type { MemberSearch } from './member-search.ts'
import { SEARCH_AGE_MAX } from './search.ts'

/** By so many years an age is widened at both its ends. */
export const AGE_WIDER_YEARS = 5

/** A wish that can be made less strict by a tap; the gender that one looks for never is. */
export const widenings = [
  'distance',
  'city',
  'region',
  'country',
  'age',
  'interests',
  'hairColor',
  'eyeColor',
  'bodyType',
  'relationshipStatus',
  'tattoos',
  'sexuality',
  'seeks',
  'photo',
  'online',
  'isNew',
  'only',
  'fit',
] as const
export type Widening = (typeof widenings)[number]

/** From which age to which one looks once it is widened; without a wish from all to all. */
export const widerAges = ({ minAge = ADULT_AGE, maxAge = SEARCH_AGE_MAX }) => ({
  from: Math.max(minAge - AGE_WIDER_YEARS, ADULT_AGE),
  to: Math.min(maxAge + AGE_WIDER_YEARS, SEARCH_AGE_MAX),
})

/** The distance after this one; undefined where all others are wider. */
export const widerDistance = (distance: number) => distances.find((each) => each > distance)

const wider: Record<Widening, (query: MemberSearch) => MemberSearch | null> = {
  distance: (query) => {
    if (query.distance === undefined) return null
    const next = widerDistance(query.distance)
    return next ? { ...query, distance: next } : { ...query, distance: undefined, near: undefined }
  },
  city: ({ city, ...query }) => (city !== undefined && query.distance === undefined ? query : null),
  region: ({ region, ...query }) =>
    region !== undefined && query.city === undefined ? query : null,
  country: ({ country, ...query }) =>
    country !== undefined && query.region === undefined && query.city === undefined ? query : null,
  age: ({ minAge, maxAge, ...query }) => {
    if (minAge === undefined && maxAge === undefined) return null
    const { from, to } = widerAges({
      ...(minAge !== undefined && { minAge }),
      ...(maxAge !== undefined && { maxAge }),
    })
    return {
      ...query,
      ...(from > ADULT_AGE && { minAge: from }),
      ...(to < SEARCH_AGE_MAX && { maxAge: to }),
    }
  },
  interests: ({ interests, allInterests, ...query }) => {
    if (interests === undefined) return null
    return allInterests && interests.length > 1 ? { ...query, interests } : query
  },
  hairColor: ({ hairColor, ...query }) => (hairColor === undefined ? null : query),
  eyeColor: ({ eyeColor, ...query }) => (eyeColor === undefined ? null : query),
  bodyType: ({ bodyType, ...query }) => (bodyType === undefined ? null : query),
  relationshipStatus: ({ relationshipStatus, ...query }) =>
    relationshipStatus === undefined ? null : query,
  tattoos: ({ tattoos, ...query }) => (tattoos === undefined ? null : query),
  sexuality: ({ sexuality, ...query }) => (sexuality === undefined ? null : query),
  seeks: ({ seeks, ...query }) => (seeks === undefined ? null : query),
  photo: ({ photo, ...query }) => (photo === undefined ? null : query),
  online: ({ online, ...query }) => (online === undefined ? null : query),
  isNew: ({ isNew, ...query }) => (isNew === undefined ? null : query),
  only: ({ only, ...query }) => (only === undefined ? null : query),
  fit: ({ fit, ...query }) => (fit === undefined ? null : query),
}

/** Each wish of a search that could be less strict, with the search that this makes of it. */
export const widened = (query: MemberSearch): { widening: Widening; query: MemberSearch }[] => {
  const { page: _, after: __, ...asked } = query
  return widenings.flatMap((widening) => {
    const less = wider[widening](asked)
    return less ? [{ widening, query: less }] : []
  })
}
