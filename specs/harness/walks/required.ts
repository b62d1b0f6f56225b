import { expect } from 'vitest'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import { type KeptForLong, keptForLong } from '#specs/harness/long/kept-for-long.ts'
import type { Coverage, Driver } from './coverage.ts'

/** What is asked over HTTP, and what is toured on the screens. */
export const drivenBy: Record<Exclude<Driver, 'machine'>, readonly string[]> = {
  api: [
    'account',
    'signIn',
    'payment',
    'discount',
    'timeBonus',
    'conversation',
    'message',
    'pushSending',
    'moderationCase',
    'restriction',
    'photo',
    'approval',
    'mandate',
  ],
  screen: [
    'account',
    'signIn',
    'payment',
    'conversation',
    'outbox',
    'signup',
    'push',
    'geolocation',
    'bonusPopup',
    'swipe',
  ],
}

/**
 * How many pairs of a chart no public door may lead to, by the driver. A chart that grows asks for
 * a look at what of it cannot be asked, and at why.
 */
const closedMax: Record<string, number> = {
  'conversation api': 4,
  'conversation screen': 4,
  'signup screen': 2,
}

const counted: KeptForLong['walks'] = keptForLong.walks

/** Every pair is covered, but for those that are listed with their reason, and of them few enough. */
export const isCovered = ({
  lifecycle,
  driver,
  states,
  transitions,
  refusals,
  closed,
}: Coverage) => {
  if (driver !== 'machine') expect(drivenBy[driver]).toContain(lifecycle)
  const listed = Object.values(closed).flat().length
  const all = transitions.all + refusals.all
  const covered = transitions.covered + refusals.covered
  const mine = `${lifecycle} ${driver}`
  const kept = counted[mine]
  if (kept) expect(all, `${mine}: pairs of this run`).toBe(isLongRun ? kept.long : kept.short)
  if (driver === 'api') expect(covered + listed, `${mine}: pairs`).toBe(all)
  else expect(covered, `${mine}: pairs`).toBe(all)
  expect(listed, `${mine}: pairs that no door leads to`).toBeLessThanOrEqual(closedMax[mine] ?? 0)
  if (listed === 0) expect(states.covered, `${mine}: states`).toBe(states.all)
}
