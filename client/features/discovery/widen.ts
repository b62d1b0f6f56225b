import type { Filters } from '#client/platform/api/members-query.ts'
import { ADULT_AGE } from '#core/account/values.ts'
import { SEARCH_AGE_MAX } from '#core/discovery/search.ts'
import type { WidenedFilter } from '#core/discovery/search-query.ts'
import { widerAges, widerDistance } from '#core/discovery/widening.ts'
import { withFilter, withoutDistance } from './filters.ts'

/** From which age to which one looks after it was widened, as the server widens it. */
export const widerAgesOf = ({ min_age, max_age }: Filters) =>
  widerAges({
    ...(min_age !== undefined && { minAge: Number(min_age) }),
    ...(max_age !== undefined && { maxAge: Number(max_age) }),
  })

/** The distance after the one that is asked for; undefined where all others are wider. */
export const widerDistanceOf = ({ distance }: Filters) => widerDistance(Number(distance))

/** The address with one wish less strict: the twin of `widened` of the core, for a tap. */
export const withWider = (search: URLSearchParams, filters: Filters, filter: WidenedFilter) => {
  if (filter === 'age') {
    const { from, to } = widerAgesOf(filters)
    const younger = withFilter(search, 'min_age', from > ADULT_AGE ? String(from) : '')
    return withFilter(younger, 'max_age', to < SEARCH_AGE_MAX ? String(to) : '')
  }
  if (filter === 'distance') {
    const next = widerDistanceOf(filters)
    return next ? withFilter(search, 'distance', String(next)) : withoutDistance(search, filters)
  }
  const isOneEnough = filters.interests_match && filters.interests?.includes(',')
  if (filter === 'interests' && isOneEnough) return withFilter(search, 'interests_match', '')
  return withFilter(search, filter, '')
}
