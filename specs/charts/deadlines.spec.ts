import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { chartOf } from '#core/charts/chart.ts'
import { currentEntry, send, startWalk, untilNext, type Walk, wait } from '#core/charts/walk.ts'
import type { Lifecycle } from '#core/kernel/lifecycle.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'

const kitchen = setup({
  types: { events: {} as { type: 'taste' } },
  guards: { isHungry: () => false },
  delays: { soft: 180_000, hard: 600_000, steeped: 240_000, cold: 300_000 },
})
const words = { nl: '-', en: '-' }
const machine = kitchen.createMachine({
  id: 'breakfast',
  type: 'parallel',
  states: {
    egg: {
      initial: 'raw',
      states: {
        raw: { id: 'egg.raw', after: { hard: 'hard', soft: 'soft' } },
        soft: { id: 'egg.soft' },
        hard: {},
      },
    },
    tea: {
      initial: 'steeping',
      states: {
        steeping: { id: 'tea', on: { taste: 'drunk' }, after: { steeped: 'ready' } },
        ready: { id: 'tea.ready', after: { cold: { target: 'drunk', guard: 'isHungry' } } },
        drunk: {},
      },
    },
  },
})
const breakfast = {
  name: 'breakfast',
  owner: 'server',
  machine,
  rules: {},
  events: { taste: words },
} satisfies Lifecycle<typeof machine>
const chart = chartOf(breakfast, {
  folder: '-',
  title: words,
  about: words,
  rules: {},
  effects: {},
  samples: {},
  begins: [{ ...words, facts: undefined as never }],
})

const runs = (walk: Walk) =>
  currentEntry(walk).running.map(({ name, dueAt }) => [name.slice('xstate.after.'.length), dueAt])

describe('a walk through a chart with several deadlines', () => {
  const soft = ['soft.egg.raw', 3 * MINUTE_MS]
  const hard = ['hard.egg.raw', 10 * MINUTE_MS]
  const steeped = ['steeped.tea', 4 * MINUTE_MS]

  it('has all of them running, and looks to the first, in whatever order they are named', () => {
    const walk = startWalk(chart)
    expect(runs(walk).sort()).toEqual([hard, soft, steeped].sort())
    expect(untilNext(walk)).toBe(3 * MINUTE_MS)
  })

  it('calls off those of the state that it leaves, and of no other', () => {
    expect(runs(send(startWalk(chart), 'taste')).sort()).toEqual([hard, soft].sort())
    expect(runs(wait(startWalk(chart), 3 * MINUTE_MS))).toEqual([steeped])
  })

  it('lets them pass in the order of their moments', () => {
    const walk = wait(startWalk(chart), 5 * MINUTE_MS)
    const passed = walk.entries.map(({ trigger, now }) => [
      trigger.by === 'deadline' ? trigger.name : '',
      now,
    ])
    expect(passed.slice(1, 3)).toEqual([
      ['xstate.after.soft.egg.raw', 3 * MINUTE_MS],
      ['xstate.after.steeped.tea', 4 * MINUTE_MS],
    ])
    expect(runs(walk)).toEqual([['cold.tea.ready', 9 * MINUTE_MS]])
  })

  it('goes on past one that changes nothing, and tells of no effect', () => {
    const walk = wait(startWalk(chart), 60 * MINUTE_MS)
    const [refused] = walk.entries.slice(-2)
    expect(refused).toMatchObject({
      trigger: { by: 'deadline', name: 'xstate.after.cold.tea.ready' },
      at: { state: { egg: 'soft', tea: 'ready' } },
      now: 9 * MINUTE_MS,
    })
    expect(refused?.effects).toEqual([])
    expect([runs(walk), untilNext(walk)]).toEqual([[], null])
  })

  it('refuses an event that the chart does not know', () => {
    const walk = send(startWalk(chart), 'butter')
    expect(walk.refused).toEqual({ event: 'butter', sample: 0, why: 'not_now' })
    expect(walk.entries).toHaveLength(1)
  })
})
