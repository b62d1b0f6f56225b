import { useFormat } from '#client/platform/i18n/format.ts'
import { FEW_FOUND, SEARCH_COUNT_MAX } from '#core/discovery/search.ts'

/** So many that nobody has counted them. */
export const UNCOUNTED = -1

export const isCounted = (count: number): boolean => count <= SEARCH_COUNT_MAX

/** So few that it is told what keeps others away. */
export const isFew = (count: number): boolean => count !== UNCOUNTED && count <= FEW_FOUND

/** How many members are said to be found: those that are not all counted as "1.000+". */
export const useTotals = () => {
  const { number } = useFormat()
  const isMore = (count: number) => count === UNCOUNTED || !isCounted(count)
  const total = (count: number) => (isMore(count) ? `${number(SEARCH_COUNT_MAX)}+` : number(count))
  return { isMore, total }
}
