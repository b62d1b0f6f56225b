import { describe, expect, test } from 'vitest'
import { account } from '#core/account/machine.ts'
import { accountForMember } from '#core/account/views.ts'
import { conversation } from '#core/chat/machine.ts'
import { otherSide, type Side } from '#core/chat/sides.ts'
import { conversationFor } from '#core/chat/views.ts'
import { begin, can, step } from '#core/kernel/lifecycle.ts'
import type { EventOf, Name, StoredOf } from '#core/kernel/lifecycles.ts'
import { payment } from '#core/payment/machine.ts'
import { paymentForPayer } from '#core/payment/views.ts'
import { timeBonus } from '#core/time-bonus/machine.ts'
import { timeBonusForMember } from '#core/time-bonus/views.ts'
import { exploreAsTold } from '#specs/harness/support/explore.ts'
import { paths as paid } from '#specs/payment/explored.ts'

/** As what a member is told of each lifecycle that the server moves; null: nothing of it leaves. */
const told: Record<Name, ((stored: never) => { context: object }) | null> = {
  account: accountForMember,
  payment: paymentForPayer,
  conversation: (stored: StoredOf<'conversation'>) => conversationFor('starter', stored),
  timeBonus: timeBonusForMember,
  signIn: null,
  message: null,
  discount: null,
  moderationCase: null,
  restriction: null,
  approval: null,
  mandate: null,
  photo: null,
}

const starts = {
  account: begin(account, { account: 'anna' }).next,
  payment: paid[0]?.at,
  timeBonus: begin(timeBonus, { account: 'anna' }).next,
  conversation: begin(conversation, { conversation: 'c', starter: 'anna', receiver: 'bram' }).next,
}

describe('what a member is told of a lifecycle', () => {
  test.each(['account', 'payment', 'timeBonus'] as const)(
    'is named fact by fact (%s), so that one which is added stays on the server until it is named',
    (name) => {
      const at = starts[name] as { state: unknown; context: object }
      const grown = { ...at, context: { ...at.context, secret: 'added later' } }
      const view = told[name]?.(grown as never)
      expect(view).toMatchObject({ state: at.state })
      expect(JSON.stringify(view)).not.toContain('added later')
    },
  )
})

const { paths: lives } = exploreAsTold(account, starts.account.context)

describe('what a member is told of the own account', () => {
  test('is all that its chart keeps today, in every state', () => {
    for (const { at } of lives) expect(accountForMember(at)).toEqual(at)
  })
})

describe('what a member is told of the time bonus', () => {
  test('is how it stands, and whose it is', () => {
    const { state, context } = starts.timeBonus
    expect(timeBonusForMember({ state, context })).toEqual({ state, context: { account: 'anna' } })
  })
})

describe('what a payer is told of a payment', () => {
  const secrets = {
    discount: { id: 'the-use-of-a-code', code: 'ZOMER', fullMinor: 999 },
    live: true,
    charged: { credits: 7, minor: 700, undone: 3 },
    askedMinor: 4_711,
  }

  test('is neither its mode, nor how a code was counted, nor what the bank undid, in any state', () => {
    for (const { at } of paid) {
      const full = { ...at, context: { ...at.context, ...secrets } }
      const view = paymentForPayer(full).context
      expect(JSON.stringify(view)).not.toMatch(/the-use-of|"live":true|4711/)
      expect(view.charged).toEqual({ credits: 0, minor: 700, undone: 0 })
    }
  })

  const asked: EventOf<'payment'>[] = [
    { type: 'failed' },
    { type: 'giveBack', minor: 1, credits: 0, by: 'givenBack' },
  ]
  test('allows on the screen what the whole would, in every state', () => {
    for (const { at } of paid) {
      for (const event of asked) {
        expect(can(payment, paymentForPayer(at), event)).toBe(can(payment, at, event))
      }
    }
  })
})

const { paths: talks } = exploreAsTold(conversation, starts.conversation.context)
const sides = ['starter', 'receiver'] as const
const regionsOf = ({ state }: StoredOf<'conversation'>) =>
  typeof state === 'string' ? {} : (state as { living: Record<string, string> }).living

describe('what a side is told of a conversation', () => {
  test('is never what the other made of its list, nor whether it blocks, left or was erased', () => {
    for (const side of sides) {
      const other = otherSide(side)
      for (const { at } of talks) {
        const view = conversationFor(side, at)
        expect(view.context.blocks[other]).toBe(false)
        if (typeof at.state === 'string') continue
        const { [`${other}List`]: list, [`${other}Block`]: block } = regionsOf(view)
        const own = at.context.blocks[side] ? 'removed' : 'listed'
        expect([list, block]).toEqual([own, 'open'])
        expect(['there', 'away']).toContain(regionsOf(view)[`${other}Account`])
      }
    }
  })

  const movesOf = (other: Side): EventOf<'conversation'>[] => [
    { type: `${other}Removes` },
    { type: `${other}Erased` },
  ]
  test('stays the same when the other removes it, and when who left is erased', () => {
    let compared = 0
    for (const side of sides) {
      const other = otherSide(side)
      for (const { at } of talks.filter(({ at }) => at.state !== 'new')) {
        for (const event of movesOf(other)) {
          const moved = step(conversation, at, event)
          const isNews = event.type.endsWith('Erased') && !at.context.gone[other]
          if (!moved.moved || isNews) continue
          compared += 1
          expect(conversationFor(side, moved.next)).toEqual(conversationFor(side, at))
        }
      }
    }
    expect(compared).toBeGreaterThan(50)
  })

  const ownEvents = (side: Side): EventOf<'conversation'>[] => [
    { type: `${side}Removes` },
    { type: `${side}Blocks`, action: 'b' },
    { type: `${side}Unblocks` },
    {
      type: 'send',
      by: side,
      message: { id: 'm', body: 'Hoi' },
      sending: {
        confirmed: true,
        premium: true,
        started: 0,
        otherThere: true,
        length: 3,
        lengthMax: 500,
        balance: 10,
        cost: 1,
      },
    },
  ]
  test('allows what the whole would, wherever it is told at all', () => {
    for (const side of sides) {
      const seen = talks.filter(({ at }) => !at.context.blocks[otherSide(side)])
      for (const { at } of seen) {
        for (const event of ownEvents(side)) {
          expect(can(conversation, conversationFor(side, at), event)).toBe(
            can(conversation, at, event),
          )
        }
      }
    }
  })
})
