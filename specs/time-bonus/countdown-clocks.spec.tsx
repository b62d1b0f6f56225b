import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage, loadAllTexts, startTexts } from '#client/platform/i18n/i18n.ts'
import { Countdown } from '#client/ui/countdown.tsx'
import { HOUR_MS, SECOND_MS } from '#core/kernel/time-units.ts'
import { TIME_BONUS_SECONDS } from '#core/time-bonus/values.ts'
import { setServerClock } from '#specs/harness/screens/server-clock.ts'

const WINDOW_MS = TIME_BONUS_SECONDS * SECOND_MS

const zone = process.env.TZ
beforeEach(async () => {
  process.env.TZ = 'Europe/Amsterdam'
  startTexts()
  await loadAllTexts()
  await changeLanguage('nl')
})
afterEach(() => {
  vi.useRealTimers()
  if (zone === undefined) Reflect.deleteProperty(process.env, 'TZ')
  else process.env.TZ = zone
})

const shown = () => document.querySelector('time')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/** Begun an hour before the clocks change, at 2 in the morning; and an ordinary night. */
const nights = [
  ['forward', '2026-03-29T00:00:00Z', -60, -120],
  ['back', '2026-10-25T00:00:00Z', -120, -60],
  ['not at all', '2026-11-08T00:00:00Z', -60, -60],
] as const

describe('a countdown of the welcome bonus, in a night in which the clocks go', () => {
  it.each(nights)('%s, lasts four hours, to the second', (_, begins, before, after) => {
    const start = Date.parse(begins)
    expect(new Date(start).getTimezoneOffset()).toBe(before)
    expect(new Date(start + WINDOW_MS).getTimezoneOffset()).toBe(after)
    vi.useFakeTimers({ now: start })
    setServerClock(begins)
    const onEnd = vi.fn()
    render(<Countdown endsAt={new Date(start + WINDOW_MS).toISOString()} onEnd={onEnd} />)
    for (const left of ['04:00:00', '03:00:00', '02:00:00', '01:00:00']) {
      expect(shown()).toBe(left)
      pass(HOUR_MS)
    }
    expect(shown()).toBe('00:00:00')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('ends no sooner than the last second, on both sides of it', () => {
    const start = Date.parse('2026-10-25T00:00:00Z')
    vi.useFakeTimers({ now: start })
    setServerClock(new Date(start).toISOString())
    const onEnd = vi.fn()
    render(<Countdown endsAt={new Date(start + WINDOW_MS).toISOString()} onEnd={onEnd} />)
    pass(WINDOW_MS - SECOND_MS)
    expect(shown()).toBe('00:00:01')
    pass(SECOND_MS - 1)
    expect(onEnd).not.toHaveBeenCalled()
    pass(1)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})
