import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage, loadAllTexts, startTexts } from '#client/platform/i18n/i18n.ts'
import { readServerTime } from '#client/platform/product-clock.ts'
import { Countdown } from '#client/ui/countdown.tsx'
import { COUNTDOWN_TICK_MS } from '#core/kernel/screen.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { setServerClock } from '#specs/harness/screens/server-clock.ts'

const START = Date.parse('2026-11-20T20:00:00Z')
const inMs = (ms: number) => new Date(START + ms).toISOString()

beforeEach(async () => {
  vi.useFakeTimers({ now: START })
  setServerClock(inMs(0))
  startTexts()
  await loadAllTexts()
  await changeLanguage('nl')
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => document.querySelector('time')?.textContent
const aloud = () => document.querySelector('[aria-live="polite"]')?.textContent

describe('a countdown', () => {
  it('shows padded hours, minutes and seconds, every 1000 ms (TBN-02)', () => {
    expect(COUNTDOWN_TICK_MS).toBe(1_000)
    render(<Countdown endsAt={inMs(4 * HOUR_MS)} />)
    expect(shown()).toBe('04:00:00')
    pass(999)
    expect(shown()).toBe('04:00:00')
    pass(1)
    expect(shown()).toBe('03:59:59')
    pass(54 * 60_000 + 51_000)
    expect(shown()).toBe('03:05:08')
  })

  it('goes on beyond a day', () => {
    render(<Countdown endsAt={inMs(100 * HOUR_MS)} />)
    expect(shown()).toBe('100:00:00')
  })

  it('calls back once when it comes to zero, and stays there', () => {
    const onEnd = vi.fn()
    render(<Countdown endsAt={inMs(2_000)} onEnd={onEnd} />)
    pass(1_999)
    expect(onEnd).not.toHaveBeenCalled()
    pass(1)
    expect(shown()).toBe('00:00:00')
    pass(10_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(shown()).toBe('00:00:00')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that has ended already calls back at once, and once', () => {
    const onEnd = vi.fn()
    render(<Countdown endsAt={inMs(-HOUR_MS)} onEnd={onEnd} />)
    pass(5_000)
    expect(shown()).toBe('00:00:00')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('calls what is to be called now, not what was when it began', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const { rerender } = render(<Countdown endsAt={inMs(2_000)} onEnd={first} />)
    rerender(<Countdown endsAt={inMs(2_000)} onEnd={second} />)
    pass(2_000)
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('begins anew for another end, and calls back for that one too', () => {
    const onEnd = vi.fn()
    const { rerender } = render(<Countdown endsAt={inMs(1_000)} onEnd={onEnd} />)
    pass(1_000)
    rerender(<Countdown endsAt={inMs(HOUR_MS)} onEnd={onEnd} />)
    expect(shown()).toBe('00:59:59')
    pass(HOUR_MS)
    expect(onEnd).toHaveBeenCalledTimes(2)
  })

  it('goes by the clock of the server, however wrong that of the device is', () => {
    render(<Countdown endsAt={inMs(4 * HOUR_MS)} />)
    readServerTime(inMs(HOUR_MS))
    pass(1_000)
    expect(shown()).toBe('02:59:59')
  })

  it('does not stutter with the way of an answer, nor with a time that is none', () => {
    render(<Countdown endsAt={inMs(HOUR_MS)} />)
    readServerTime(inMs(-900))
    readServerTime('nonsense')
    readServerTime(null)
    pass(1_000)
    expect(shown()).toBe('00:59:59')
  })

  it('stops when it is no longer shown', () => {
    const onEnd = vi.fn()
    const { unmount } = render(<Countdown endsAt={inMs(2_000)} onEnd={onEnd} />)
    unmount()
    pass(5_000)
    expect(onEnd).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is never said aloud to be more than is left (H5)', () => {
    const left = (said: string) => Number(/\d+/.exec(said)?.[0]) * (said.includes('uur') ? 60 : 1)
    for (const minutes of [11, 29, 59, 119]) {
      const { unmount } = render(<Countdown endsAt={inMs(minutes * 60_000)} />)
      const said = aloud() ?? ''
      expect(said).toMatch(/^Nog hooguit/)
      expect(left(said)).toBeGreaterThanOrEqual(minutes)
      unmount()
    }
  })

  it('is said aloud by the hour, then at 30, 10, 5 and 1 minutes, and when the time is up', () => {
    render(<Countdown endsAt={inMs(2 * HOUR_MS)} />)
    const heard = new Set<string | null | undefined>()
    for (let minutes = 0; minutes <= 121; minutes++) {
      heard.add(aloud())
      pass(60_000)
    }
    expect([...heard]).toEqual([
      'Nog hooguit 2 uur',
      'Nog hooguit 1 uur',
      'Nog hooguit 30 minuten',
      'Nog hooguit 10 minuten',
      'Nog hooguit 5 minuten',
      'Nog hooguit 1 minuut',
      'De tijd is om',
    ])
    expect(screen.queryByRole('time')).toBeNull()
  })
})
