import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useNavigation } from '#client/platform/router/hooks.ts'

/** Where a navigation to another page goes once it takes longer than this, in ms; null till then. */
export const useAwaitedPath = (afterMs: number): string | null => {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const [late, setLate] = useState<string | null>(null)
  const isOther = location !== undefined && location.pathname !== pathname
  const key = isOther ? location.key : null
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setLate(key), afterMs)
    return () => clearTimeout(timer)
  }, [key, afterMs])
  return isOther && late === location.key ? location.pathname : null
}
