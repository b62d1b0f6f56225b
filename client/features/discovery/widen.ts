import type { Filters } from '#client/platform/api/queries.ts'
import { ADULT_AGE } from '#core/account/values.ts'
import { distances } from '#core/discovery/distance.ts'
import { SEARCH_AGE_MAX } from '#core/discovery/search.ts'
import type { WidenedFilter } from '#core/discovery/search-query.ts'
import { AGE_WIDER_YEARS } from '#core/discovery/widening.ts'
import { withFilter } from './filters.ts'

/** From which age to which one looks after it was widened, as the server widens it. */
export const widerAges = ({ min_age, max_age }: Filters) => ({
  from: Math.max(Number(min_age ?? ADULT_AGE) - AGE_WIDER_YEARS, ADULT_AGE),
  to: Math.min(Number(max_age ?? SEARCH_AGE_MAX) + AGE_WIDER_YEARS, SEARCH_AGE_MAX),
})

/** The distance after the one that is asked for; undefined where all others are wider. */
export const widerDistance = ({ distance }: Filters) =>
  distances.find((each) => each > Number(distance))

/** The address with one wish less strict: the twin of `widened` of the core, for a tap. */
export const withWider = (search: URLSearchParams, filters: Filters, filter: WidenedFilter) => {
  if (filter === 'age') {
    const { from, to } = widerAges(filters)
    const younger = withFilter(search, 'min_age', from > ADULT_AGE ? String(from) : '')
    return withFilter(younger, 'max_age', to < SEARCH_AGE_MAX ? String(to) : '')
  }
  if (filter === 'distance') {
    return withFilter(search, 'distance', String(widerDistance(filters) ?? ''))
  }
  const isOneEnough = filters.interests_match && filters.interests?.includes(',')
  if (filter === 'interests' && isOneEnough) return withFilter(search, 'interests_match', '')
  return withFilter(search, filter, '')
}
