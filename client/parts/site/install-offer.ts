/** What a browser hands over that would install the site; no type of TypeScript's knows it. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: string }> }

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()
export const offerChanged = (next: InstallOffer | null) => {
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
    offerChanged(event as InstallOffer)
  }
  window.addEventListener('beforeinstallprompt', keep, { signal })
  window.addEventListener('appinstalled', () => offerChanged(null), { signal })
}

export const onInstallOffer = (hear: () => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

export const installOffer = () => offer
