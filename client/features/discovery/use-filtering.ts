import { useLocation } from 'react-router'
import { paths } from '#client/platform/paths.ts'
import { useNavigation } from '#client/platform/router/hooks.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { type FilterName, useFilters, withFilter } from './filters.ts'

/** The filters of the address that counts, one that is on its way included; and how to change them. */
export const useFiltering = () => {
  const [current, setSearch] = useSearchParams()
  const next = useNavigation().location
  const { state } = useLocation()
  const search = next?.pathname === paths.members() ? new URLSearchParams(next.search) : current
  const filters = useFilters(search)
  const setAll = (changed: URLSearchParams) =>
    setSearch(changed, { replace: true, preventScrollReset: true, state })
  const set = (name: FilterName, value: string) => setAll(withFilter(search, name, value))
  return { search, filters, set, setAll }
}
