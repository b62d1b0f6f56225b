import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { begin, can, guardsOf, ok, restore, step, whyNot } from '#core/kernel/lifecycle.ts'

const mayOpen = ({ key }: { key: string }) => (key === 'right' ? ok : 'wrong_key')
const isNight = ({ hour }: { hour: number }) => (hour > 22 ? ok : 'by_day')
const isNobodyHome = () => 'somebody_home'
const rules = { mayOpen, isNight, isNobodyHome }
type Event =
  | { type: 'open'; key: string }
  | { type: 'ring'; hour: number }
  | { type: 'shout' }
  | { type: 'pick' }
  | { type: 'kick'; hour: number; key: string }

const chart = setup({
  types: { events: {} as Event, emitted: {} as { type: 'creaked' } },
  guards: guardsOf(rules),
  delays: { visit: 60_000 },
})
const machine = chart.createMachine({
  id: 'door',
  type: 'parallel',
  states: {
    leaf: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            open: { target: 'ajar', guard: { type: 'mayOpen', params: ({ event }) => event } },
            ring: [
              { target: 'ajar', guard: { type: 'isNight', params: ({ event }) => event } },
              { target: 'closed' },
            ],
            pick: { target: 'ajar', guard: { type: 'mayOpen', params: { key: 'hairpin' } } },
            kick: [
              { target: 'ajar', guard: { type: 'isNight', params: ({ event }) => event } },
              { target: 'ajar', guard: { type: 'mayOpen', params: ({ event }) => event } },
            ],
          },
        },
        ajar: {
          id: 'door.ajar',
          entry: chart.emit({ type: 'creaked' }),
          after: { visit: 'closed' },
        },
      },
    },
    light: {
      initial: 'off',
      states: { off: { on: { shout: { target: 'on', guard: 'isNobodyHome' } } }, on: {} },
    },
  },
})
const words = { nl: '-', en: '-' }
const door = {
  name: 'door',
  owner: 'server' as const,
  machine,
  rules,
  events: { open: words, ring: words, shout: words, pick: words, kick: words },
}
const closed = begin(door, undefined).next

describe('a step of a lifecycle', () => {
  it('computes the initial state of its chart when it begins, and not again for each step', () => {
    let computed = 0
    const counting = setup({ types: { context: {} as { nth: number } } }).createMachine({
      id: 'counting',
      context: () => ({ nth: ++computed }),
      initial: 'off',
      states: { off: { on: { push: 'on' } }, on: {} },
    })
    const lamp = {
      name: 'lamp',
      owner: 'server' as const,
      machine: counting,
      rules: {},
      events: {},
    }
    const off = begin(lamp, undefined).next
    expect(step(lamp, off, { type: 'push' })).toMatchObject({ next: { state: 'on' } })
    expect(computed).toBe(1)
  })

  it('moves, and hands over effects and deadlines as data', () => {
    const result = step(door, closed, { type: 'open', key: 'right' })
    expect(result).toMatchObject({
      moved: true,
      next: { state: { leaf: 'ajar', light: 'off' } },
      effects: [{ type: 'creaked' }],
      due: [{ name: 'xstate.after.visit.door.ajar', afterMs: 60_000 }],
    })
  })

  it('calls a deadline off when its state is left by that deadline', () => {
    const ajar = { ...closed, state: { leaf: 'ajar', light: 'off' } }
    expect(step(door, ajar, { type: 'xstate.after.visit.door.ajar' })).toMatchObject({
      moved: true,
      next: { state: { leaf: 'closed' } },
      cancelled: ['xstate.after.visit.door.ajar'],
    })
  })

  it('refuses with the code of the rule that refuses', () => {
    const result = step(door, closed, { type: 'open', key: 'wrong' })
    expect(result).toEqual({ moved: false, why: 'wrong_key' })
  })

  it('takes the fallback of a branch instead of refusing', () => {
    expect(step(door, closed, { type: 'ring', hour: 12 })).toMatchObject({
      next: { state: { leaf: 'closed' } },
    })
    expect(step(door, closed, { type: 'ring', hour: 23 })).toMatchObject({
      next: { state: { leaf: 'ajar' } },
    })
  })

  it('refuses an event that does not fit with not_now, never in silence', () => {
    const lit = { ...closed, state: { leaf: 'closed', light: 'on' } }
    expect(step(door, lit, { type: 'shout' })).toEqual({ moved: false, why: 'not_now' })
  })

  it('refuses with the code of a rule that is named without facts, or with facts of its own', () => {
    expect(step(door, closed, { type: 'shout' })).toMatchObject({ why: 'somebody_home' })
    expect(step(door, closed, { type: 'pick' })).toMatchObject({ why: 'wrong_key' })
  })

  it('refuses with the first rule that refuses, when an event has several ways', () => {
    const kick = (hour: number, key: string) => step(door, closed, { type: 'kick', hour, key })
    expect(kick(12, 'wrong')).toMatchObject({ why: 'by_day' })
    expect(kick(12, 'right')).toMatchObject({ moved: true })
    expect(kick(23, 'wrong')).toMatchObject({ moved: true })
  })

  it('leaves what it was given as it was', () => {
    const before = structuredClone(closed)
    step(door, closed, { type: 'open', key: 'right' })
    expect(closed).toEqual(before)
  })

  it('answers whether a button may be shown by the rule that the server asks', () => {
    expect(can(door, closed, { type: 'open', key: 'right' })).toBe(true)
    expect(can(door, closed, { type: 'open', key: 'wrong' })).toBe(false)
  })

  it('survives being stored as JSON', () => {
    const stored = JSON.parse(JSON.stringify(closed))
    expect(step(door, stored, { type: 'open', key: 'right' })).toMatchObject({ moved: true })
  })
})

describe('the reason of a refusal', () => {
  const at = restore(machine, closed)

  it('is not that of a rule which has nothing against it', () => {
    expect(whyNot(door, at, { type: 'open', key: 'right' })).toBe('not_now')
  })

  it('passes over a guard that has no name or no rule', () => {
    const unnamed = setup({ types: { events: {} as { type: 'go' } } }).createMachine({
      id: 'unnamed',
      on: { go: [{ guard: () => false }, { guard: { type: 'unknown' } as never }] },
    })
    const lifecycle = { ...door, machine: unnamed, rules: {}, events: { go: words } }
    const start = unnamed.resolveState({ value: {}, context: {} })
    expect(whyNot(lifecycle, start, { type: 'go' })).toBe('not_now')
  })
})

describe('an action of a chart', () => {
  it('that is neither an effect nor a deadline is thrown, not lost', () => {
    const loud = setup({
      types: { events: {} as { type: 'go' } },
      actions: { shout: () => undefined },
    }).createMachine({ id: 'loud', on: { go: { actions: 'shout' } } })
    const lifecycle = { ...door, machine: loud, rules: {}, events: { go: words } }
    expect(() => step(lifecycle, { state: {}, context: {} }, { type: 'go' })).toThrow('shout')
  })
})

describe('a stored state', () => {
  it.each([{ leaf: 'closed' }, { light: 'off' }, {}, { leaf: 'gone', light: 'off' }])(
    'that is not whole is refused, not repaired: %j',
    (state) => {
      expect(() => restore(machine, { ...closed, state })).toThrow()
    },
  )

  it('counts as whole whatever the order of its keys', () => {
    expect(() =>
      restore(machine, { ...closed, state: { light: 'off', leaf: 'closed' } }),
    ).not.toThrow()
  })
})
