import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import type { Filters } from '#client/platform/api/members-query.ts'
import { ADULT_AGE } from '#core/account/values.ts'
import { distances } from '#core/discovery/distance.ts'
import { SEARCH_AGE_MAX } from '#core/discovery/search.ts'
import { searchableFields, searchFields } from '#core/discovery/showing.ts'
import {
  bodyTypes,
  eyeColors,
  type Gender,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  searchOrders,
  sexualities,
} from '#core/discovery/values.ts'
import type { Place } from '#core/site/geolocation/position.ts'
import type { Settings } from '#core/site/views.ts'

/** Filters of one word, with the words that are understood. */
const words = {
  gender: [...genders, 'any'],
  seeks: genders,
  distance: distances.map(String),
  tattoos: ['yes', 'no'],
  interests_match: ['all'],
  photo: ['yes'],
  online: ['yes'],
  new: ['yes'],
  only: ['real'],
  fit: ['both'],
  sort: searchOrders,
} as const
/** Filters of several words, of which one is enough. */
export const wordLists = {
  hair_color: hairColors,
  eye_color: eyeColors,
  body_type: bodyTypes,
  relationship_status: relationshipStatuses,
  sexuality: sexualities,
  interests,
} as const
export type ListName = keyof typeof wordLists
const ages = ['min_age', 'max_age'] as const
const places = ['country', 'countryregion', 'city'] as const
const PLACE_MAX = 60

export type FilterName =
  | keyof typeof words
  | ListName
  | (typeof ages)[number]
  | (typeof places)[number]

const isAge = (text: string) => {
  const years = Number(text)
  return text !== '' && Number.isInteger(years) && years >= ADULT_AGE && years <= SEARCH_AGE_MAX
}

/** Those of the words of a list that are understood, as the address has them. */
const understood = (known: readonly string[], text: string) =>
  text
    .split(',')
    .filter((word) => known.includes(word))
    .join(',')

/** What each filter makes of what the address says of it; nothing where it is not understood. */
const readers: [FilterName, (text: string) => string][] = [
  ...Object.entries(words).map(
    ([name, known]) =>
      [name as FilterName, (text: string) => understood(known, text.split(',')[0] ?? '')] as const,
  ),
  ...Object.entries(wordLists).map(
    ([name, known]) => [name as FilterName, (text: string) => understood(known, text)] as const,
  ),
  ...ages.map(
    (name) => [name, (text: string) => (isAge(text) ? String(Number(text)) : '')] as const,
  ),
  ...places.map((name) => [name, (text: string) => text.slice(0, PLACE_MAX)] as const),
].map(([name, read]) => [name, read])

/** The filters that the address names; what is not understood is left out. */
export const filtersOf = (search: URLSearchParams): Filters => {
  const read = readers.flatMap(([name, reader]) => {
    const value = reader(search.get(name) ?? '')
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(read) as Filters
}

type Searchable = Pick<Settings, 'search_fields' | 'visible_profile_fields'>

/** Those of the filters by which the site lets its members be searched. */
export const searchable = (filters: Filters, settings: Searchable) => {
  const fields: readonly string[] = searchableFields(settings)
  const closed: readonly string[] = searchFields.filter((field) => !fields.includes(field))
  const open = Object.entries(filters).filter(([name]) => !closed.includes(name))
  return Object.fromEntries(open) as Filters
}

/** The filters of the address that count on this site. */
export const useFilters = (search: URLSearchParams) => searchable(filtersOf(search), useSettings())

/** Whom one sees: who was asked for, or else whoever one looks for by one's own profile. */
export const useSought = (search: URLSearchParams) => {
  const unsaid: Gender | 'any' = useUser()?.seeks ?? 'any'
  return { unsaid, sought: useFilters(search).gender ?? unsaid }
}

/** The address with one filter changed; an empty value takes it away. */
export const withFilter = (search: URLSearchParams, name: FilterName, value: string) => {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

/** The address with a town, which has its region and country with it; null takes it away. */
export const withTown = (search: URLSearchParams, place: Place | null) => {
  const region = withFilter(search, 'countryregion', place?.region ?? '')
  return withFilter(withFilter(region, 'country', place?.country ?? ''), 'city', place?.city ?? '')
}

/** The address without a distance, and without the town from which it counted. */
export const withoutDistance = (search: URLSearchParams, { city }: Filters) =>
  withFilter(city ? withTown(search, null) : search, 'distance', '')

/** How a list is looked at is no wish of who is in it. */
const isWish = (name: string) => name !== 'sort' && name !== 'interests_match'

/** How many wishes there are; a town is one with its region and country, and with a distance. */
export const countWishes = (filters: Filters) => {
  const names = Object.keys(filters).filter(isWish)
  const ofTown = ['countryregion', 'country', ...(filters.distance ? ['city'] : [])]
  return filters.city ? names.filter((name) => !ofTown.includes(name)).length : names.length
}

export const hasFilters = (filters: Filters) => countWishes(filters) > 0
