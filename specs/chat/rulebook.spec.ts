import { describe, expect, it } from 'vitest'
import { conversation } from '#core/chat/machine.ts'
import { otherSide, type Side } from '#core/chat/sides.ts'
import { exploreAsTold, type Pair } from '#specs/harness/support/explore.ts'

type Machine = typeof conversation.machine
type Living = Extract<Pair<Machine>['at']['state'], object>
const members = { conversation: 'c', starter: 'anna', receiver: 'bram' }
const { pairs } = exploreAsTold(conversation, members)

/** Where each region is, and what the outside is told; or why nothing moves. */
type Regions = Record<string, string>
type Expected = { to: Regions; told: string } | { why: string }
const never: Expected = { why: 'not_now' }

const regionsOf = (state: Living) => (state as { living: Regions }).living
const isGone = (at: Regions, side: Side) => at[`${side}Account`] !== 'there'

/** What each side can do, as people would say it. */
const rulebook: Record<string, (at: Regions, side: Side) => Expected> = {
  Removes: (at, side) => {
    if (at[`${side}List`] === 'removed' || isGone(at, side)) return never
    return { to: { [`${side}List`]: 'removed' }, told: 'chatRemoved' }
  },
  Blocks: (at, side) => {
    if (at[`${side}Block`] === 'blocking' || isGone(at, side)) return never
    if (isGone(at, otherSide(side)) && at.talk === 'silent') return { why: 'not_found' }
    const lists = { starterList: 'removed', receiverList: 'removed' }
    return { to: { ...lists, [`${side}Block`]: 'blocking' }, told: 'blocked' }
  },
  Unblocks: (at, side) => {
    if (at[`${side}Block`] === 'open' || isGone(at, side)) return never
    return { to: { [`${side}Block`]: 'open' }, told: 'unblocked' }
  },
  Leaves: (at, side) =>
    at[`${side}Account`] === 'there'
      ? { to: { [`${side}Account`]: 'away' }, told: 'sideLeft' }
      : never,
  Returns: (at, side) =>
    at[`${side}Account`] === 'away'
      ? { to: { [`${side}Account`]: 'there' }, told: 'sideReturned' }
      : never,
  Erased: (at, side) => {
    if (at[`${side}Account`] === 'erased') return never
    return {
      to: { [`${side}Account`]: 'erased', [`${side}List`]: 'removed' },
      told: 'sideErased',
    }
  },
}

/** What the outside is told of an act: who did it, and to whom where that is of interest. */
const effectOf = (type: string, side: Side, event: object) => {
  const by = members[side]
  if (type === 'chatRemoved') return { type, conversation: 'c', by }
  const action = 'action' in event ? { action: event.action } : {}
  return { type, ...action, conversation: 'c', by, other: members[otherSide(side)] }
}

const acts = pairs.flatMap((pair) => {
  const [, side = '', act = ''] = /^(starter|receiver)([A-Z]\w+)$/.exec(pair.event.type) ?? []
  return act && typeof pair.at.state === 'object' ? [{ pair, act, side: side as Side }] : []
})

describe('a conversation that has begun', () => {
  it('has for each act of each side a line in this rulebook', () => {
    expect(new Set(acts.map(({ act }) => act))).toEqual(new Set(Object.keys(rulebook)))
    expect(acts.length).toBeGreaterThan(1_000)
  })

  it.each(
    Object.keys(rulebook).flatMap((act) =>
      (['starter', 'receiver'] as const).map((side) => ({ act, side })),
    ),
  )(
    'does in every state what the rulebook says when its $side: $act',
    ({ act: wanted, side: of }) => {
      for (const { pair, act, side } of acts) {
        if (act !== wanted || side !== of) continue
        const at = regionsOf(pair.at.state as Living)
        const expected = rulebook[act]?.(at, side) ?? never
        if ('why' in expected) {
          expect(pair).toMatchObject(expected)
          continue
        }
        if (!('to' in pair)) throw new Error(`${JSON.stringify(at)} ${act}: ${pair.why}`)
        expect(regionsOf(pair.to.state as Living)).toEqual({ ...at, ...expected.to })
        expect(pair.effects).toEqual([effectOf(expected.told, side, pair.event)])
      }
    },
  )
})

describe('a conversation that has not begun', () => {
  it('tells whom a block concerns as any other block does', () => {
    const first = pairs.find(
      ({ at, event }) => at.state === 'new' && event.type === 'starterBlocks',
    )
    expect(first).toMatchObject({
      to: { context: { blocks: { starter: true, receiver: false } } },
      effects: [{ type: 'blocked', conversation: 'c', by: 'anna', other: 'bram' }],
    })
  })
})
