import { useLocation } from 'react-router'
import { useNavigate } from '#client/platform/router/hooks.ts'

/** The address parameter whose value is the delay, in seconds, before a new like is shown. */
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
