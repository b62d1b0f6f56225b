import { useEffect } from 'react'

/** The number on the icon of an installed app; where there is none, nothing happens. */
export const useAppBadge = (count: number) => {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    set.catch(() => undefined)
  }, [count])
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined)
    },
    [],
  )
}
