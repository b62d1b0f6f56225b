import { useSyncExternalStore } from 'react'

/** How often a page that stays open looks for a new version, and whenever somebody comes back to it. */
const LOOK_MS = 60 * 60_000
/** Whoever waits for the new worker for longer gets the new page without it. */
const TAKE_OVER_MS_MAX = 1_000

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()
const found = (worker: ServiceWorker | null) => {
  waiting = worker
  for (const hear of listeners) hear()
}

/** A worker that follows another is a new version; the first of all is none. */
const follow = (registration: ServiceWorkerRegistration, signal: AbortSignal) => {
  const isNext = () => navigator.serviceWorker.controller !== null
  if (registration.waiting && isNext()) found(registration.waiting)
  const onFound = () => {
    const worker = registration.installing
    const onState = () => {
      if (worker?.state === 'installed' && isNext()) found(worker)
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
export const useIsUpdateReady = () => useSyncExternalStore(subscribe, () => waiting !== null)

/** The new version comes, at this address. */
export const loadUpdate = async (address: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  setTimeout(resolve, TAKE_OVER_MS_MAX)
  waiting?.postMessage('take-over')
  found(null)
  await promise
  window.location.assign(address)
}
