import { useSyncExternalStore } from 'react'
import { isInstalled } from '#client/ui/installed.ts'
import { installOffer, offerChanged, onInstallOffer } from './install-offer.ts'

const APPLE_PHONE = /iPhone|iPad/

/**
 * How this device installs the site: by a button, by hand as Apple has it, or not at all. Who has
 * it installed is offered nothing.
 */
export const useInstall = () => {
  const offered = useSyncExternalStore(onInstallOffer, installOffer, () => null)
  const isByHand = APPLE_PHONE.test(navigator.userAgent)
  const way = isInstalled() ? null : offered ? 'button' : isByHand ? 'hand' : null
  return {
    way,
    /** The browser asks by itself; what it offered is used up by that. Answers what they chose. */
    install: async (): Promise<boolean> => {
      const answer = await offered?.prompt()
      offerChanged(null)
      return answer?.outcome === 'accepted'
    },
  } as const
}
