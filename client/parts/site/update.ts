import { useSyncExternalStore } from 'react'
import { tabStorage } from '#client/platform/storage.ts'

/** How often a page that stays open looks for a new version, and whenever somebody comes back to it. */
const LOOK_MS = 60 * 60_000

const COMING = 'vonk.new-version'

let isReady = false
const listeners = new Set<() => void>()
const tell = (isThere: boolean) => {
  isReady = isThere
  for (const hear of listeners) hear()
}

/** Whether this page has come for the new version, which takes over from the old one now. */
const hasComeForIt = () => {
  const has = tabStorage.getItem(COMING) !== null
  tabStorage.removeItem(COMING)
  return has
}

const cameFromDevice = () => 'shell' in document.documentElement.dataset

/**
 * The new version takes over. Where the line was too slow for the page, the device brought that of
 * the old one: whoever looks at it hears again, once its next page would be the new version's.
 */
const takeOver = (worker: ServiceWorker) => {
  const toldAgain = () => tell(true)
  if (cameFromDevice()) {
    navigator.serviceWorker.addEventListener('controllerchange', toldAgain, { once: true })
  }
  worker.postMessage('take-over')
}

/** A worker that follows another is a new version; the first of all is none. */
const follow = (registration: ServiceWorkerRegistration, signal: AbortSignal) => {
  const isNext = () => navigator.serviceWorker.controller !== null
  const { waiting } = registration
  const hasCome = hasComeForIt()
  if (waiting && hasCome) takeOver(waiting)
  else if (waiting && isNext()) tell(true)
  const onFound = () => {
    const worker = registration.installing
    const onState = () => {
      if (worker?.state === 'installed' && isNext()) tell(true)
    }
    worker?.addEventListener('statechange', onState, { signal })
  }
  registration.addEventListener('updatefound', onFound, { signal })
}

/** Looks for a new version until the signal. */
export const watchForUpdate = async (signal: AbortSignal) => {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.ready
  if (signal.aborted) return
  follow(registration, signal)
  const look = () => void registration.update().catch(() => undefined)
  const onBack = () => document.visibilityState === 'visible' && look()
  document.addEventListener('visibilitychange', onBack, { signal })
  const timer = setInterval(look, LOOK_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}

const subscribe = (hear: () => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** Whether there is a newer version than this page. */
export const useIsUpdateReady = () => useSyncExternalStore(subscribe, () => isReady)

/**
 * The new version comes, at this address. Its worker takes over only once the page is there: a page
 * that is asked for while workers change is lost with the old one.
 */
export const loadUpdate = (address: string) => {
  tell(false)
  tabStorage.setItem(COMING, '')
  // The same page at another of its parts would only be scrolled to.
  const isHere = address.split('#')[0] === window.location.pathname + window.location.search
  if (isHere) window.location.reload()
  else window.location.assign(address)
}
