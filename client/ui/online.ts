import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Does something as soon as the device is connected again. */
export const useWhenOnline = (act: (() => void) | undefined) => {
  const again = useEffectEvent(() => act?.())
  useEffect(() => {
    const listener = () => again()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
}
