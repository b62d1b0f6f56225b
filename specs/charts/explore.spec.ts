import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { explore } from '#core/charts/explore.ts'
import type { Lifecycle } from '#core/kernel/lifecycle.ts'

type Event = { type: 'push'; hard: boolean } | { type: 'knock' }
const chart = setup({
  types: {
    context: {} as { knocks: number; dents: string[] },
    events: {} as Event,
    emitted: {} as { type: 'creaked' },
  },
  guards: { isHard: (_, { hard }: { hard: boolean }) => hard },
  delays: { draught: 60_000 },
})
const words = { nl: '-', en: '-' }
const doorThatCounts = (most: number) => {
  const machine = chart.createMachine({
    id: 'door',
    context: { knocks: 0, dents: [] },
    initial: 'closed',
    states: {
      closed: {
        on: {
          push: { target: 'ajar', guard: { type: 'isHard', params: ({ event }) => event } },
          knock: {
            actions: chart.assign({
              knocks: ({ context }) => Math.min(most, context.knocks + 1),
              dents: ({ context }) => (context.knocks > 0 ? ['b', 'a'] : ['a', 'b']),
            }),
          },
        },
      },
      ajar: {
        id: 'door.ajar',
        entry: chart.emit({ type: 'creaked' }),
        after: { draught: 'closed' },
      },
    },
  })
  return {
    name: 'door',
    owner: 'server',
    machine,
    rules: { isHard: ({ hard }: { hard: boolean }) => (hard ? 'ok' : 'too_soft') },
    events: { push: words, knock: words },
  } satisfies Lifecycle<typeof machine>
}
const samples = { push: [{ hard: true }, { hard: false }], knock: [{}] }
const draught = 'xstate.after.draught.door.ajar'

describe('exploring a chart', () => {
  it('asks each state that is reached every event with every sample, and every deadline', () => {
    const { pairs } = explore(doorThatCounts(0), undefined, samples, 'state')
    expect(
      pairs.map((pair) => [
        pair.at.state,
        'hard' in pair.event ? pair.event.hard : pair.event.type,
        'to' in pair ? pair.to.state : pair.why,
      ]),
    ).toEqual([
      ['closed', true, 'ajar'],
      ['closed', false, 'too_soft'],
      ['closed', 'knock', 'closed'],
      ['closed', draught, 'not_now'],
      ['ajar', true, 'not_now'],
      ['ajar', false, 'not_now'],
      ['ajar', 'knock', 'not_now'],
      ['ajar', draught, 'closed'],
    ])
  })

  it('tells what a step causes, and the way to where it is asked', () => {
    const { pairs, paths } = explore(doorThatCounts(0), undefined, samples, 'state')
    expect(pairs[0]).toMatchObject({
      path: [],
      effects: [{ type: 'creaked' }],
      due: [{ name: draught, afterMs: 60_000 }],
    })
    const opened = { type: 'push', hard: true }
    expect(paths.map(({ at, path }) => [at.state, path])).toEqual([
      ['closed', []],
      ['ajar', [opened]],
    ])
    expect(pairs.at(-1)).toMatchObject({ path: [opened], event: { type: draught } })
  })

  it('tells states apart by what they remember, unless by the state alone', () => {
    const whole = explore(doorThatCounts(2), undefined, samples).paths
    expect(whole.map(({ at }) => [at.state, at.context.knocks, at.context.dents.join('')])).toEqual(
      [
        ['closed', 0, ''],
        ['ajar', 0, ''],
        ['closed', 1, 'ab'],
        ['ajar', 1, 'ab'],
        ['closed', 2, 'ba'],
        ['ajar', 2, 'ba'],
      ],
    )
    expect(explore(doorThatCounts(2), undefined, samples, 'state').paths).toHaveLength(2)
  })

  it('finds one state behind what is remembered in another order', () => {
    const turned = setup({
      types: {
        context: {} as { key: { turns: number; by: string } },
        events: {} as { type: 'left' } | { type: 'right' },
      },
    })
    const machine = turned.createMachine({
      context: { key: { turns: 0, by: 'anna' } },
      on: {
        left: { actions: turned.assign({ key: { turns: 1, by: 'anna' } }) },
        right: { actions: turned.assign({ key: { by: 'anna', turns: 1 } }) },
      },
    })
    const lock = {
      name: 'lock',
      owner: 'server',
      machine,
      rules: {},
      events: { left: words, right: words },
    } satisfies Lifecycle<typeof machine>
    expect(explore(lock, undefined, { left: [{}], right: [{}] }).paths).toHaveLength(2)
  })

  it('finds a chart that counts without an end', () => {
    const door = doorThatCounts(Number.POSITIVE_INFINITY)
    expect(() => explore(door, undefined, samples)).toThrow('counter')
  })
})
