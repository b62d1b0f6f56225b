import type { Gender } from '#core/discovery/genders.ts'
import type { Wishes } from './ports.ts'

/** A piece of what a saved search is called, for the words of a language. */
export type NamePart =
  | { part: Gender | 'any' }
  | { part: 'ages'; min: string; max: string }
  | { part: 'from'; min: string }
  | { part: 'upto'; max: string }
  | { part: 'city' | 'around'; city: string }
  | { part: 'within'; distance: string }
  | { part: 'region'; region: string }
  | { part: 'more'; count: number }

const agesOf = ({ min_age: min, max_age: max }: Wishes): NamePart[] => {
  if (min && max) return [{ part: 'ages', min, max }]
  if (min) return [{ part: 'from', min }]
  return max ? [{ part: 'upto', max }] : []
}

const placeOf = ({ city, distance, countryregion: region }: Wishes): NamePart[] => {
  if (city) return [{ part: distance ? 'around' : 'city', city }]
  if (distance) return [{ part: 'within', distance }]
  return region ? [{ part: 'region', region }] : []
}

/** Said by the pieces before, or no wish of who is found. */
const said = new Set([
  'gender',
  'min_age',
  'max_age',
  'city',
  'distance',
  'country',
  'sort',
  'interests_match',
])

const isSaid = (name: string, { city, distance }: Wishes) =>
  said.has(name) || (name === 'countryregion' && (Boolean(city) || !distance))

/** What a search is called by its wishes; `unsaid`: whom its member looks for by their profile. */
export const namePartsOf = (wishes: Wishes, unsaid: Gender | 'any'): NamePart[] => {
  const { gender = unsaid } = wishes
  const sought = gender === 'male' || gender === 'female' ? gender : 'any'
  const count = Object.keys(wishes).filter((name) => !isSaid(name, wishes)).length
  return [
    { part: sought },
    ...agesOf(wishes),
    ...placeOf(wishes),
    ...(count > 0 ? [{ part: 'more' as const, count }] : []),
  ]
}

/** Whether both wish the same, in whatever order they are shown. */
export const isSameSearch = (one: Wishes, other: Wishes): boolean => {
  const wished = (wishes: Wishes) =>
    Object.entries(wishes)
      .filter(([name]) => name !== 'sort')
      .map((wish) => wish.join('='))
      .sort()
      .join('&')
  return wished(one) === wished(other)
}
