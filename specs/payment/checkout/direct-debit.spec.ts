import { describe, expect, it } from 'vitest'
import { begin, type Moved, type Stored, step } from '#core/kernel/lifecycle.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { Order } from '#core/payment/checkout/order.ts'
import { payment } from '#core/payment/machine.ts'
import { methods } from '#core/payment/methods.ts'
import { REVERSAL_ASK_MS, REVERSAL_MS } from '#core/payment/rules.ts'

/** What SEPA allows: a debit may fail for five business days, and be taken back for eight weeks. */
const FAILS_UNTIL_DAY = 7
const BACK_UNTIL_DAY = 56

const order: Order = {
  payment: 'p',
  account: 'anna',
  credits: 25,
  amount: { minor: 999, currency: 'EUR' },
  method: 'directdebit',
  live: true,
  discount: null,
}
const report = { reference: 'p', amount: order.amount, live: true }

const words = {
  opened: { type: 'opened', ref: 'dd_1', checkoutUrl: 'https://bank.example/dd_1' },
  paid: { type: 'paid', report },
  failed: { type: 'failed' },
  refunded: { type: 'refunded', report },
  chargedBack: { type: 'chargedBack', report },
} as const
type Word = keyof typeof words

/** What is said on which day, how the payment stands from then on, and what it has brought. */
type Life = [day: number, word: Word, state: string, credits: number][]

const lives: [string, Life][] = [
  [
    'brings its credits when the money is there, and not while it is on its way',
    [
      [0, 'opened', 'pending', 0],
      [2, 'paid', 'completed', 25],
    ],
  ],
  [
    'that fails on the last day it may has brought nothing',
    [
      [0, 'opened', 'pending', 0],
      [FAILS_UNTIL_DAY, 'failed', 'failed', 0],
    ],
  ],
  [
    'that is paid after it was said to have failed counts after all',
    [
      [0, 'opened', 'pending', 0],
      [3, 'failed', 'failed', 0],
      [FAILS_UNTIL_DAY, 'paid', 'completed', 25],
    ],
  ],
  [
    'that the bank takes back on the last day it may takes its credits along',
    [
      [0, 'opened', 'pending', 0],
      [2, 'paid', 'completed', 25],
      [2 + BACK_UNTIL_DAY, 'chargedBack', 'chargedBack', 0],
    ],
  ],
  [
    'that was refunded and is then taken back gives its credits back once',
    [
      [0, 'opened', 'pending', 0],
      [2, 'paid', 'completed', 25],
      [20, 'refunded', 'refunded', 0],
      [2 + BACK_UNTIL_DAY, 'chargedBack', 'chargedBack', 0],
    ],
  ],
]

type Effects = Moved<typeof payment.machine>['effects']

const creditsIn = (effects: Effects) =>
  effects.reduce((sum, effect) => {
    if (effect.type === 'granted' || effect.type === 'grantedAgain') return sum + effect.credits
    return effect.type === 'takenBack' ? sum - effect.credits : sum
  }, 0)

describe('A direct debit', () => {
  it.each(lives)('through its days: %s (M14)', (_, life) => {
    let at: Stored<typeof payment.machine> = begin(payment, order).next
    let credits = 0
    for (const [day, word, state, left] of life) {
      const moved = step(payment, at, words[word])
      if (!moved.moved) throw new Error(`day ${day}: ${word} is refused`)
      at = moved.next
      credits += creditsIn(moved.effects)
      expect({ day, state: at.state, credits }).toEqual({ day, state, credits: left })
    }
  })

  it('waits longer than its bank may take to refuse it, and as long as the slowest of them takes', () => {
    expect(methods.directdebit.windowMs).toBeGreaterThan(FAILS_UNTIL_DAY * DAY_MS)
    expect(methods.directdebit.windowMs).toBe(21 * DAY_MS)
  })

  it('is asked about until after the last day on which it may go back', () => {
    const looks = Math.floor(REVERSAL_MS / REVERSAL_ASK_MS)
    expect(looks * REVERSAL_ASK_MS).toBeGreaterThan(BACK_UNTIL_DAY * DAY_MS)
  })
})
