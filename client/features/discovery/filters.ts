import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import type { Filters } from '#client/platform/api/queries.ts'
import { ADULT_AGE } from '#core/account/values.ts'
import { SEARCH_AGE_MAX } from '#core/discovery/search.ts'
import { searchFields } from '#core/discovery/showing.ts'
import { type Gender, genders } from '#core/discovery/values.ts'
import type { Settings } from '#core/site/views.ts'

const names = ['gender', 'countryregion', 'min_age', 'max_age', 'only'] as const
export type FilterName = (typeof names)[number]

const age = (text: string | null) => {
  const years = Number(text)
  return text && Number.isInteger(years) && years >= ADULT_AGE && years <= SEARCH_AGE_MAX
    ? String(years)
    : undefined
}

/** The filters that the address names; what is not understood is left out. */
export const filtersOf = (search: URLSearchParams): Filters => {
  const gender = [...genders, 'any' as const].find((known) => known === search.get('gender'))
  const region = search.get('countryregion')?.slice(0, 60)
  const min = age(search.get('min_age'))
  const max = age(search.get('max_age'))
  return {
    ...(gender && { gender }),
    ...(region && { countryregion: region }),
    ...(min && { min_age: min }),
    ...(max && { max_age: max }),
    ...(search.get('only') === 'real' && { only: 'real' }),
  }
}

/** Those of the filters by which the site lets its members be searched. */
export const searchable = (filters: Filters, settings: Pick<Settings, 'search_fields'>) => {
  const closed: string[] = searchFields.filter((field) => !settings.search_fields.includes(field))
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

export const hasFilters = (filters: Filters) => Object.keys(filters).length > 0
