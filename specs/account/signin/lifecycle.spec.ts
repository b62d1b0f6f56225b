import { describe, expect, it } from 'vitest'
import { signIn } from '#core/account/signin/machine.ts'
import { LOGIN_BLOCK_MINUTES, LOGIN_TRIES } from '#core/account/signin/rules.ts'
import { begin, type Due, step } from '#core/kernel/lifecycle.ts'
import { exploreAsTold, sentence } from '#specs/harness/support/explore.ts'

const { pairs } = exploreAsTold(signIn, { key: 'k' })

describe('attempts to sign in', () => {
  it('begin open, each source at each address apart', () => {
    expect(begin(signIn, { key: 'k' })).toMatchObject({
      next: { state: 'open', context: { key: 'k' } },
      effects: [],
      due: [],
    })
  })

  it('does at every event what this table says', () => {
    expect(pairs.map(sentence)).toEqual([
      'open --try--> open',
      'open --wrong {"wrongBefore":3}--> open',
      'open --wrong {"wrongBefore":4}--> blocked',
      'open --right--> open',
      'open --xstate.after.blockPeriod.signIn.blocked--x not_now',
      'blocked --try--x too_many_attempts',
      'blocked --wrong {"wrongBefore":3}--x too_many_attempts',
      'blocked --wrong {"wrongBefore":4}--x too_many_attempts',
      'blocked --right--x too_many_attempts',
      'blocked --xstate.after.blockPeriod.signIn.blocked--> open',
    ])
  })

  it('blocks for the block period, then opens by itself', () => {
    const open = begin(signIn, { key: 'k' }).next
    const blocked = step(signIn, open, { type: 'wrong', wrongBefore: LOGIN_TRIES - 1 })
    if (!blocked.moved) throw new Error(blocked.why)
    const name: Due = 'xstate.after.blockPeriod.signIn.blocked'
    expect(blocked.due).toEqual([{ name, afterMs: LOGIN_BLOCK_MINUTES * 60_000 }])
    const opened = step(signIn, blocked.next, { type: name })
    expect(opened).toMatchObject({ moved: true, next: { state: 'open' } })
  })
})
