import { use, useEffect, useLayoutEffect, useState } from 'react'
import type { Location } from 'react-router'
import { readKept, storeJson, tabStorage } from '#client/platform/storage.ts'
import { StandingContext, useRouter } from './hooks.ts'

const KEY = 'vonk.scroll'

type Places = Record<string, number>

const arePlaces = (value: unknown): value is Places => typeof value === 'object' && value !== null

const elementOf = (hash: string): HTMLElement | null => {
  if (hash === '') return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** For as long as it is held, the browser leaves a page where it is when one comes back to it. */
const useOwnRestoration = () => {
  useEffect(() => {
    const ending = new AbortController()
    const take = () => {
      window.history.scrollRestoration = 'manual'
    }
    const give = () => {
      window.history.scrollRestoration = 'auto'
    }
    take()
    window.addEventListener('pageshow', ({ persisted }) => persisted && take(), ending)
    window.addEventListener('pagehide', give, ending)
    return () => {
      ending.abort()
      give()
    }
  }, [])
}

/**
 * Whoever comes back to a page finds it where it was left; a new one begins at its top. Answers what
 * becomes of the place on the page that stands.
 */
export const useScrollRestoration = (placeOf: (location: Location) => string | number) => {
  const router = useRouter()
  const standing = use(StandingContext)
  const [places] = useState<Places>(() => readKept(tabStorage, KEY, arePlaces) ?? {})
  useOwnRestoration()
  useEffect(() => {
    const keep = (location: Location) => {
      places[placeOf(location)] = window.scrollY
      storeJson(tabStorage, KEY, places)
    }
    /** What is on its way was kept when it set out. */
    const keepLast = () => {
      const { navigation, location } = router.state
      if (navigation.state === 'idle') keep(location)
    }
    const stop = router.onLeaving(keep)
    window.addEventListener('pagehide', keepLast)
    return () => {
      stop()
      window.removeEventListener('pagehide', keepLast)
    }
  }, [router, places, placeOf])
  useLayoutEffect(() => {
    if (!standing || standing.scroll === 'untouched') return
    const { location, scroll } = standing
    const kept = places[placeOf(location)]
    const element = elementOf(location.hash)
    if (kept !== undefined) window.scrollTo(0, kept)
    else if (element) element.scrollIntoView()
    else if (scroll !== 'held') window.scrollTo(0, 0)
  }, [standing, places, placeOf])
  return standing?.scroll
}
