import { useCallback, useMemo } from 'react'
import { type NavigateOptions, useLocation } from 'react-router'
import { useNavigate } from './hooks.ts'

type Wish = URLSearchParams | Record<string, string>
type SetSearch = (wish: Wish | ((now: URLSearchParams) => Wish), options?: NavigateOptions) => void

/** What the address asks for behind its question mark, and how to ask for something else. */
export const useSearchParams = (): [URLSearchParams, SetSearch] => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const current = useMemo(() => new URLSearchParams(search), [search])
  const set: SetSearch = useCallback(
    (wish, options) => {
      const next = typeof wish === 'function' ? wish(new URLSearchParams(search)) : wish
      void navigate(`?${new URLSearchParams(next)}`, options)
    },
    [search, navigate],
  )
  return [current, set]
}
