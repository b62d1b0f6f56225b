import { partsOf } from '#core/contract/call.ts'
import type { Body } from '#core/contract/contract.ts'
import { ON_SCREEN_MS } from '#core/push/sending/rules.ts'

const CALL = 'POST /api/page-shown.php'
/** Often enough that none of it is missed. */
const AGAIN_MS = ON_SCREEN_MS - 15_000

/** A beacon: it is sent also by a page that goes, and nothing waits for it. */
const tell = (shown: boolean) => {
  if (!('sendBeacon' in navigator)) return
  const body: Body<typeof CALL> = { shown }
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
  navigator.sendBeacon(partsOf(CALL).path, json)
}

/**
 * Tells while a page is before its member's eyes: nothing is pushed to a device meanwhile, be it
 * another one. Ends with the signal.
 */
export const tellOnScreen = (signal: AbortSignal) => {
  const isShown = () => document.visibilityState === 'visible'
  const say = () => tell(isShown())
  if (isShown()) say()
  const timer = setInterval(() => isShown() && say(), AGAIN_MS)
  document.addEventListener('visibilitychange', say, { signal })
  signal.addEventListener('abort', () => clearInterval(timer))
}
