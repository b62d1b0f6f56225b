import { useLocation } from 'react-router'
import { useNavigate } from '#client/platform/router/hooks.ts'

/** Names the seconds after which a new like is told. */
export const AFTER = 't'

/** The address asks once: then it is without what it asked. */
export const useForget = () => {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  return () => {
    const rest = new URLSearchParams(search)
    rest.delete(AFTER)
    return navigate(`?${rest}`, { replace: true, preventScrollReset: true, state })
  }
}
