import { describe, it } from 'vitest'
import { bonusPopupStage } from '#specs/harness/walks/screen/bonus-popup.ts'
import { geolocationStage } from '#specs/harness/walks/screen/geolocation.ts'
import { PUBLIC_KEY, pushStage } from '#specs/harness/walks/screen/push.ts'
import { signUpStage, steps } from '#specs/harness/walks/screen/sign-up.ts'
import { swipeStage } from '#specs/harness/walks/screen/swipe.ts'
import { touring } from '#specs/harness/walks/screen/touring.ts'

const LONG_MS = 600_000
const through = touring({ signup_credits: 0, push_public_key: PUBLIC_KEY })

describe('what a person can do on a device is what its chart allows', () => {
  it('signing up, step by step', { timeout: LONG_MS }, () => through('signup', signUpStage, steps))
  it('messages on this device', () => through('push', pushStage))
  it('the place of this device', () => through('geolocation', geolocationStage))
  it('the likes of a day', () => through('swipe', swipeStage))
  it('the popup of the welcome bonus', () => through('bonusPopup', bonusPopupStage))
})
