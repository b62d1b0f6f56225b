import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is as a query of a style sheet asks. */
export const useMedia = (query: string): boolean => {
  const listen = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}
