import type { Filters } from '#client/platform/api/members-query.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { WidenedFilter } from '#core/discovery/search-query.ts'
import { useTotals } from './totals.ts'
import { widerAgesOf, widerDistanceOf } from './widen.ts'

type Widened = { more: number; more_fictional: number }

/** What a wish is called once it is less strict, and how many more that gives. */
export const useWiderWords = (filters: Filters) => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { total } = useTotals()
  const nameOf = (filter: WidenedFilter): string => {
    if (filter === 'age') return t('search.wider.age', widerAgesOf(filters))
    if (filter === 'city') return t('search.wider.city', { city: filters.city ?? '' })
    if (filter === 'distance') {
      const distance = widerDistanceOf(filters)
      return distance ? t('search.wider.distance', { distance }) : t('search.wider.anywhere')
    }
    if (filter === 'interests' && filters.interests_match && filters.interests?.includes(',')) {
      return t('search.wider.oneInterest')
    }
    return t(`search.wider.${filter}`, {})
  }
  const moreOf = ({ more, more_fictional: fictional }: Widened): string =>
    more > 0
      ? t('search.more', { total: total(more) })
      : t('search.moreFictional', { total: number(fictional) })
  return { nameOf, moreOf }
}
