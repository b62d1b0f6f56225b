import { describe, expect, it } from 'vitest'
import { begin } from '#core/kernel/lifecycle.ts'
import { reactionTo } from '#core/kernel/reactions.ts'
import { isInMembersArea, membersArea, routeNames } from '#core/site/routes.ts'
import { timeBonus } from '#core/time-bonus/machine.ts'
import {
  TIME_BONUS_CODE,
  TIME_BONUS_PERCENT,
  TIME_BONUS_POPUP_MS,
  TIME_BONUS_SECONDS,
} from '#core/time-bonus/values.ts'
import { exploreAsTold, sentence } from '#specs/harness/support/explore.ts'

const input = { account: 'a' }
const { pairs } = exploreAsTold(timeBonus, input)
const end = 'xstate.after.offerWindow.timeBonus.running'

describe('the welcome bonus', () => {
  it('runs until the member buys something or the time is out, and then is over for good', () => {
    expect(pairs.map(sentence)).toEqual([
      'running --purchase--> cleared',
      `running --${end}--> expired`,
      'cleared --purchase--x not_now',
      `cleared --${end}--x not_now`,
      'expired --purchase--x not_now',
      `expired --${end}--x not_now`,
    ])
  })

  it('ends four hours after it began, to the second', () => {
    expect(begin(timeBonus, input).due).toEqual([{ name: end, afterMs: 14_400_000 }])
  })

  it('tells the open pages of the member when it ends', () => {
    for (const pair of pairs) {
      if (!('to' in pair)) continue
      expect(pair.effects).toEqual([{ type: 'bonusEnded', account: 'a' }])
    }
    const reaction = reactionTo('timeBonus', { type: 'bonusEnded', account: 'a' })
    expect(reaction).toEqual({ hints: [{ account: 'a', about: 'user' }] })
  })

  it('has the code, share and times of the product spec', () => {
    expect({ TIME_BONUS_CODE, TIME_BONUS_PERCENT, TIME_BONUS_SECONDS }).toEqual({
      TIME_BONUS_CODE: 'TIMEBONUS25',
      TIME_BONUS_PERCENT: 25,
      TIME_BONUS_SECONDS: 14_400,
    })
    expect(TIME_BONUS_POPUP_MS).toBe(40_000)
  })

  it('shows in the members area and nowhere else', () => {
    const shown = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium']
    expect(routeNames.filter(isInMembersArea)).toEqual(
      routeNames.filter((name) => shown.includes(name)),
    )
    expect(membersArea).toHaveLength(shown.length)
    expect(isInMembersArea(null)).toBe(false)
  })
})
