import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DELETION_GRACE_DAYS, UNCONFIRMED_DAYS } from '#core/account/rules.ts'
import { LOGIN_BLOCK_MINUTES } from '#core/account/signin/rules.ts'
import { durationWords, rangeWords } from '#core/charts/durations.ts'
import { chartNamed, charts } from '#core/charts/registry.ts'
import {
  activeIn,
  currentEntry,
  redo,
  send,
  startWalk,
  tried,
  undo,
  untilNext,
  type Walk,
  wait,
} from '#core/charts/walk.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'

const named = (name: string) => {
  const chart = chartNamed(name)
  if (!chart) throw new Error(`No chart is called ${name}`)
  return chart
}

type Act = { event: string; sample: number } | { ms: number }
const actsOf = (chart: Walk['chart']): fc.Arbitrary<Act> => {
  const sends = Object.entries(chart.samples).flatMap(([event, samples]) =>
    samples.map((_, sample) => ({ event, sample })),
  )
  const ms = fc.integer({ min: 1, max: 10 * 24 * 60 * MINUTE_MS })
  return fc.oneof(fc.constantFrom(...sends), fc.record({ ms }))
}
const done = (walk: Walk, act: Act) =>
  'ms' in act ? wait(walk, act.ms) : send(walk, act.event, act.sample)

describe.each(charts)('a walk through the chart of $lifecycle.name', (chart) => {
  it('goes where the step of the product goes, and stays where that refuses', () => {
    fc.assert(
      fc.property(fc.array(actsOf(chart), { maxLength: 15 }), (acts) => {
        let walk = startWalk(chart)
        for (const act of acts) {
          const was = currentEntry(walk)
          const result = 'event' in act ? tried(walk, act.event, act.sample) : null
          walk = done(walk, act)
          if (result?.moved) expect(currentEntry(walk).at).toEqual(result.next)
          if (result?.moved === false) {
            expect(currentEntry(walk)).toBe(was)
            expect(walk.refused?.why).toBe(result.why)
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  it('is where it was after every step back, and again after every step forward', () => {
    fc.assert(
      fc.property(fc.array(actsOf(chart), { maxLength: 15 }), (acts) => {
        const end = acts.reduce(done, startWalk(chart))
        let walk = end
        for (let step = end.here; step > 0; step -= 1) walk = undo(walk)
        expect(currentEntry(walk)).toEqual(currentEntry(startWalk(chart)))
        expect(undo(walk)).toBe(walk)
        for (let step = 0; step < end.here; step += 1) walk = redo(walk)
        expect(currentEntry(walk)).toBe(currentEntry(end))
        expect(redo(walk)).toBe(walk)
      }),
      { numRuns: 30 },
    )
  })

  it('comes to the same when the clock is moved at once or in two parts', () => {
    const hours = fc.integer({ min: 1, max: 2_000 * 60 }).map((minutes) => minutes * MINUTE_MS)
    fc.assert(
      fc.property(fc.array(actsOf(chart), { maxLength: 8 }), hours, hours, (acts, one, two) => {
        const walk = acts.reduce(done, startWalk(chart))
        const inTwo = currentEntry(wait(wait(walk, one), two))
        const atOnce = currentEntry(wait(walk, one + two))
        expect([inTwo.at, inTwo.now, inTwo.running]).toEqual([
          atOnce.at,
          atOnce.now,
          atOnce.running,
        ])
      }),
      { numRuns: 30 },
    )
  })
})

describe('a walk', () => {
  it('lights the state that it is in, and all around it', () => {
    const walk = send(startWalk(named('conversation')), 'send', 0)
    const active = activeIn(walk, currentEntry(walk))
    expect([...active]).toEqual(
      expect.arrayContaining(['', 'living', 'living.talk', 'living.talk.open']),
    )
    expect(active).not.toContain('living.talk.silent')
  })

  it('lets a deadline pass at its moment and not before', () => {
    const last = named('signIn').samples.wrong?.length ?? 0
    const blocked = send(startWalk(named('signIn')), 'wrong', last - 1)
    expect(currentEntry(blocked).at.state).toBe('blocked')
    expect(untilNext(blocked)).toBe(LOGIN_BLOCK_MINUTES * MINUTE_MS)
    const almost = wait(blocked, LOGIN_BLOCK_MINUTES * MINUTE_MS - 1)
    expect(currentEntry(almost).at.state).toBe('blocked')
    const open = wait(almost, 1)
    expect(currentEntry(open)).toMatchObject({ at: { state: 'open' }, running: [] })
    expect(currentEntry(open).trigger.by).toBe('deadline')
  })

  it('has a clock, by which deadlines begin to run and are called off', () => {
    const day = 24 * 60 * MINUTE_MS
    const runs = (walk: Walk) =>
      currentEntry(walk).running.map(({ name, dueAt }) => [name, dueAt / day])
    const [lapses, ends] = [
      'xstate.after.unconfirmedPeriod.account.unpaid',
      'xstate.after.gracePeriod.account.leaving',
    ]
    const signedUp = startWalk(named('account'))
    expect(runs(signedUp)).toEqual([[lapses, UNCONFIRMED_DAYS]])
    expect(untilNext(signedUp)).toBe(UNCONFIRMED_DAYS * day)
    const later = wait(signedUp, 2 * day)
    expect(currentEntry(later).trigger).toEqual({ by: 'time', ms: 2 * day })
    expect(untilNext(later)).toBe((UNCONFIRMED_DAYS - 2) * day)
    const active = send(later, 'activate')
    expect([runs(active), untilNext(active)]).toEqual([[], null])
    const left = send(active, 'leave')
    expect(currentEntry(left).trigger).toEqual({ by: 'event', event: 'leave', sample: 0 })
    expect(runs(left)).toEqual([[ends, 2 + DELETION_GRACE_DAYS]])
    const over = wait(left, (DELETION_GRACE_DAYS + 1) * day)
    expect(
      over.entries.slice(-2).map(({ trigger, now, effects }) => [trigger, now / day, effects]),
    ).toEqual([
      [
        { by: 'deadline', name: ends },
        2 + DELETION_GRACE_DAYS,
        [{ type: 'erased', account: 'anna' }],
      ],
      [{ by: 'time', ms: day }, 3 + DELETION_GRACE_DAYS, []],
    ])
  })

  it('begins with any beginning of its chart', () => {
    const begun = named('payment').begins.map((_, nth) => startWalk(named('payment'), nth))
    expect(begun.map((walk) => currentEntry(walk).at.context)).toMatchObject(
      named('payment').begins.map(({ facts }) => facts),
    )
    expect(begun.map(({ beginning }) => beginning)).toEqual(begun.map((_, nth) => nth))
    expect(currentEntry(startWalk(named('payment'))).trigger).toEqual({ by: 'beginning' })
  })

  it('forgets what was undone once something else is done', () => {
    const walk = send(undo(send(startWalk(named('payment')), 'failed')), 'cancelled')
    expect(redo(walk)).toBe(walk)
    expect(currentEntry(walk).at.state).toBe('cancelled')
    expect(currentEntry(undo(walk)).at.state).toBe('loading')
  })
})

describe('a length of time', () => {
  it.each([
    [1_000, '1 seconde', '1 second'],
    [90_000, '1 minuut en 30 seconden', '1 minute and 30 seconds'],
    [14_400_000, '4 uur', '4 hours'],
    [14 * 86_400_000, '14 dagen', '14 days'],
    [86_400_000 + 3_600_000 + 60_000, '1 dag en 1 uur', '1 day and 1 hour'],
    [1, '1 seconde', '1 second'],
  ])('of %i ms is told in words', (ms, nl, en) => {
    expect(durationWords(ms)).toEqual({ nl, en })
  })

  it('that depends is told from the shortest to the longest', () => {
    expect(rangeWords([3_600_000, 60_000])).toEqual({
      nl: '1 minuut tot 1 uur',
      en: '1 minute to 1 hour',
    })
    expect(rangeWords([60_000, 60_000])).toEqual({ nl: '1 minuut', en: '1 minute' })
  })
})
