import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, createActor, SimulatedClock } from 'xstate'
import { charts } from '#core/charts/registry.ts'
import { fieldCodes, pushRefusals, refusalCodes } from '#core/contract/codes.ts'
import { restore, type Stored } from '#core/kernel/lifecycle.ts'
import { report, tally } from './coverage.ts'
import { drivenBy } from './required.ts'
import { type AnyEvent, moves, type Pair, sameState, tell, type Walk, walksNamed } from './walk.ts'

const byName = charts.map(({ lifecycle: { name } }) => [name, walksNamed(name)] as const)
const codes: readonly string[] = [...refusalCodes, ...fieldCodes, ...pushRefusals]

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const nodes: AnyStateNode[] = [machine.root]
  for (const node of nodes) nodes.push(...Object.values(node.states))
  return nodes
}
const isBare = ({ type }: AnyStateNode) => type === 'atomic' || type === 'final'

/** What the machine itself does, run as an actor of which the clock stands still. */
const run = ({ lifecycle: { machine } }: Walk, at: Stored, event: AnyEvent) => {
  const snapshot = restore(machine, at)
  const actor = createActor(machine, { snapshot, clock: new SimulatedClock() })
  actor.start()
  if (actor.getSnapshot().status === 'active') actor.send(event)
  const { value, context } = actor.getSnapshot()
  return { state: value, context }
}

/** The transitions of the chart that this event takes in this state. */
const takenBy = ({ lifecycle: { machine } }: Walk, { at, event }: Pair) =>
  machine.getTransitionData(restore(machine, at), event as never)

describe.each(byName)('the chart of %s, walked by itself', (name, mine) => {
  const pairs = mine.flatMap((walk) => walk.pairs.map((pair) => ({ walk, pair })))

  it('runs as an actor to where a step says, and stays where a step is refused', () => {
    const counted = tally('machine', mine)
    const astray = pairs.filter(({ walk, pair }) => {
      counted.ask(pair, 'actor')
      const expected = moves(pair) ? pair.to : pair.at
      return !sameState(run(walk, pair.at, pair.event as AnyEvent), expected)
    })
    expect(astray.map(({ walk, pair }) => tell(walk, pair))).toEqual([])
    const coverage = counted.coverage()
    expect(coverage.transitions.covered + coverage.refusals.covered).toBe(pairs.length)
    report(coverage)
  })

  it('reaches every state that is drawn', () => {
    const { machine } = (mine[0] as Walk).lifecycle
    const reached = new Set(
      pairs.flatMap(({ pair }) => restore(machine, pair.at)._nodes.map(({ id }) => id)),
    )
    const bare = nodesOf(machine).filter(isBare)
    expect(bare.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('takes every transition that is drawn, but for one that only says why not', () => {
    const { machine } = (mine[0] as Walk).lifecycle
    const drawn = nodesOf(machine).flatMap((node) => [...node.transitions.values()].flat())
    const taken = new Set(pairs.flatMap(({ walk, pair }) => takenBy(walk, pair)))
    const saysWhyNot = ({ source, eventType, guard }: (typeof drawn)[number]) =>
      guard !== undefined &&
      pairs.some(
        ({ pair }) =>
          !moves(pair) &&
          pair.why !== 'not_now' &&
          pair.event.type === eventType &&
          restore(machine, pair.at)._nodes.includes(source),
      )
    const missed = drawn.filter((one) => !taken.has(one) && !saysWhyNot(one))
    expect(missed.map(({ source, eventType }) => `${source.id} at ${eventType}`)).toEqual([])
  })

  it('is refused by each of its rules that refuses, with a code that people get words for', () => {
    const whys = new Set(pairs.flatMap(({ pair }) => (moves(pair) ? [] : [pair.why])))
    expect([...whys].filter((why) => !codes.includes(why))).toEqual([])
    expect(name).toBe(mine[0]?.lifecycle.name)
  })
})

describe('the drivers of the charts', () => {
  it('ask every chart of the server over HTTP, and every chart of a device on its screen', () => {
    for (const { lifecycle } of charts) {
      const driver = lifecycle.owner === 'server' ? 'api' : 'screen'
      expect(drivenBy[driver], driver).toContain(lifecycle.name)
    }
  })
})
