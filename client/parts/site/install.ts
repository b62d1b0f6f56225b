import { useSyncExternalStore } from 'react'
import { isInstalled } from '#client/ui/installed.ts'

/** What a browser hands over that would install the site; no type of TypeScript's knows it. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: string }> }

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()
const changed = (next: InstallOffer | null) => {
  offer = next
  for (const hear of listeners) hear()
}

/**
 * Browsers offer it once, soon after a page has come: it is kept for whoever asks later, until the
 * signal.
 */
export const keepInstallOffer = (signal: AbortSignal) => {
  const keep = (event: Event) => {
    event.preventDefault()
    changed(event as InstallOffer)
  }
  window.addEventListener('beforeinstallprompt', keep, { signal })
  window.addEventListener('appinstalled', () => changed(null), { signal })
}

const subscribe = (hear: () => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

const APPLE_PHONE = /iPhone|iPad/

/**
 * How this device installs the site: by a button, by hand as Apple has it, or not at all. Who has
 * it installed is offered nothing.
 */
export const useInstall = () => {
  const offered = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  const isByHand = APPLE_PHONE.test(navigator.userAgent)
  const way = isInstalled() ? null : offered ? 'button' : isByHand ? 'hand' : null
  return {
    way,
    /** The browser asks by itself; what it offered is used up by that. Answers what they chose. */
    install: async (): Promise<boolean> => {
      const answer = await offered?.prompt()
      changed(null)
      return answer?.outcome === 'accepted'
    },
  } as const
}
