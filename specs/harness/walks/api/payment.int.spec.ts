import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Stored } from '#core/kernel/lifecycle.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import type { Order } from '#core/payment/checkout/order.ts'
import type { ProviderReport } from '#core/payment/rules.ts'
import { TIME_BONUS_CODE, TIME_BONUS_PERCENT } from '#core/time-bonus/values.ts'
import { operatorParts } from '#server/operator/operator.ts'
import { operateRefund } from '#server/operator/refund.ts'
import { providers } from '#server/payment/tokens.ts'
import { holdDebits, sign } from '#specs/harness/server/debits.ts'
import {
  bankMood,
  newMember,
  play,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { report as printCoverage } from '../coverage.ts'
import { isCovered } from '../required.ts'
import {
  type AnyEvent,
  factsIn,
  isDue,
  type Moving,
  moves,
  type Pair,
  sameState,
  typeOf,
  walksNamed,
} from '../walk.ts'
import { heldWork } from './held-work.ts'
import { withQuickPasswords } from './quick-passwords.ts'
import { type Asked, type Doors, lateHand, storedOf, walkApi } from './run.ts'

type Bill = {
  member: SpecMember
  payment: string
  sample: Order
  /** Whether a late worker told of what the bank does not know, so that its books differ since. */
  strayed: boolean
}

const HOURS_MS = 3_600_000
const BUNDLE = 'credits-25'
const work = heldWork()

let server: SpecServer
let regular: SpecMember
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      work.rebind(container)
      withQuickPasswords(container)
    },
    pace: { paymentsMs: HOURS_MS },
  })
  regular = await newMember(server)
  await server.db.query(
    `update site set settings = settings || jsonb_build_object('debit_advance', 10)`,
  )
})
afterAll(() => server.stop())

const order = async (member: SpecMember, { method, discount }: Order) => {
  const payment_id = randomUUID()
  const code = discount ? { discount_code: TIME_BONUS_CODE } : {}
  const by = method === 'directdebit' ? await mandateOf(member) : {}
  const amount = priceFor(BUNDLE, discount ? TIME_BONUS_PERCENT : 0)
  const body = { payment_id, bundle: BUNDLE, payment_method: method, amount, ...code, ...by }
  await member.ask('POST /api/order.php', { body })
  await work.opening(payment_id)
  return payment_id
}

const shown = async ({ member, payment }: Bill) =>
  (await member.ask('GET /api/order.php', { query: { payment_id: payment } })).order

/** The bank is in one mood for everybody: who asks it something waits for its turn. */
let before: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = before.then(work)
  before = mine.catch(() => undefined)
  return mine
}
const inMood = (fault: string, work: () => Promise<unknown>) =>
  inTurn(async () => {
    await bankMood(regular, { fault })
    await work().finally(() => bankMood(regular, {}))
  })
let signed = 0
/** A mandate of a member, whose bank leaves each debit open until it is told what becomes of it. */
const mandateOf = (member: SpecMember) =>
  inTurn(async () => {
    signed += 1
    await server.db.query('delete from rate_limit')
    const wishes = { nth: 30_000 + signed, bundle: BUNDLE, amount: priceFor(BUNDLE) }
    const { id } = await sign(member, wishes)
    await holdDebits(server, member, id)
    return { mandate: id }
  })
const openPage = async ({ payment }: Bill) => (await work.opening(payment))()

/** The page of a payment at the bank; where we were never told, the bank had taken the order. */
const refOf = async (bill: Bill): Promise<string> => {
  const { lifecycle, amount } = await shown(bill)
  const { ref, method } = lifecycle.context as { ref: string | null; method: Order['method'] }
  if (ref !== null) return ref
  const bank = (await server.container.getAsync(providers)).get('sandbox')
  const opening = {
    reference: bill.payment,
    amount,
    method,
    description: '25 credits',
    returnUrl: `${server.url}/transactions/${bill.payment}`,
    webhookUrl: `${server.url}/api/webhook.php?provider=sandbox`,
  }
  const opened = await inTurn(async () => bank?.open(opening))
  if (!opened || opened === 'refused') throw new Error('The bank does not take the order')
  return opened.ref
}

/** Another order with the same code is paid first. */
const spendCode = async ({ member, sample }: Bill) => {
  const payment = await order(member, sample)
  const other = { member, payment, sample, strayed: false }
  await play(member, await refOf(other), { status: 'paid' })
  await settled(member, payment, 'completed')
}

const pay = async (bill: Bill) => {
  const ref = await refOf(bill)
  await play(bill.member, ref, { status: 'paid' })
  await play(bill.member, ref, { aftermath: 'paid' })
}
const ends = (status: 'failed' | 'cancelled') => async (bill: Bill) =>
  play(bill.member, await refOf(bill), { status })
type After = 'paid_twice' | 'refunded' | 'charged_back' | 'won_back'
const follows = (aftermath: After) => async (bill: Bill) =>
  play(bill.member, await refOf(bill), { aftermath })

const bank: Record<string, (bill: Bill, pair: Pair) => Promise<unknown>> = {
  opened: (bill) => inTurn(() => openPage(bill)),
  providerSilent: (bill) => inMood('away', () => openPage(bill).catch(() => undefined)),
  refusedByProvider: (bill) => inMood('refuses', () => openPage(bill)),
  paid: async (bill, pair) => {
    if (factsIn<{ discountGone?: boolean }>(pair).discountGone) await spendCode(bill)
    await pay(bill)
  },
  paidTwice: follows('paid_twice'),
  failed: ends('failed'),
  cancelled: ends('cancelled'),
  refunded: follows('refunded'),
  chargedBack: follows('charged_back'),
  wonBack: follows('won_back'),
  partlyRefunded: async (bill, pair) => {
    const { report } = factsIn<{ report: ProviderReport }>(pair)
    await play(bill.member, await refOf(bill), { refund_minor: report.backMinor })
  },
  giveBack: async ({ payment }, pair) => {
    const { minor } = factsIn<{ minor: number }>(pair)
    const parts = await operatorParts(server.container)
    await operateRefund(parts, [payment, (minor / 100).toFixed(2), '--again'])
  },
  refundRefused: async ({ payment }) => {
    const refund = await work.refunding(payment)
    await inMood('refuses', refund)
  },
}

const contextOf = ({ context }: Stored) => context as StoredOf<'payment'>['context']

/** Whether the bank says this once it has happened there, as it says it here. */
const isSaid = (
  { state, context }: Stored,
  event: AnyEvent & { report?: ProviderReport; minor?: number },
) => {
  const { charged, askedMinor, refusedMinor, paidMinor, ...sums } = contextOf({ state, context })
  const isTwice = paidMinor > sums.amount.minor
  const { undone = 0, backMinor = 0 } = event.report ?? {}
  if (event.type === 'refundRefused') return (event.minor ?? 0) <= askedMinor
  if (event.type === 'paidTwice') return charged.undone === 0
  // What was cancelled at this bank is over there.
  if (event.type === 'failed' && state === 'cancelled') return false
  if (event.type === 'wonBack') {
    const given = sums.backMinor - charged.minor - askedMinor - refusedMinor
    const isNext = state === 'chargedBack' && undone === charged.undone + 1
    return isNext && !isTwice && backMinor === given
  }
  if (event.report && undone !== charged.undone) return false
  return event.type !== 'refunded' || (state !== 'chargedBack' && !(charged.undone > 0 && isTwice))
}

/** What this bank says of nothing that has gone back: another one might, or a worker is late. */
const isLate = ({ strayed }: Bill, pair: Pair) => {
  const event = pair.event as AnyEvent & { report?: ProviderReport; minor?: number }
  return (strayed && event.report !== undefined) || !isSaid(pair.at, event)
}

const sumsOf = (stored: Stored) => {
  const { paidMinor, refusedMinor, charged } = contextOf(stored)
  return [paidMinor, refusedMinor, charged.undone]
}

/** Where it is, as its payer is shown it; what only the books know is read from the tables. */
const seen = async (bill: Bill) => {
  const { context } = await storedOf(server, 'payment', bill.payment)
  return { ...(await shown(bill)).lifecycle, context } as Stored
}

const arrives = (bill: Bill, { at, to }: Moving) =>
  until(async () => {
    const now = await seen(bill)
    const isThere = sameState(at.state, to.state)
      ? sameState(sumsOf(now), sumsOf(to))
      : sameState(now.state, to.state)
    if (!isThere) throw new Error(`It is ${now.state}`)
  })

/** A worker whose question was overtaken comes late with what it was told. */
const late = async (bill: Bill, pair: Pair): Promise<Asked> => {
  const said = await lateHand(server, 'payment', bill.payment, doors.eventOf(bill, pair))
  return { door: 'worker', said }
}

const doors: Doors<Bill> = {
  server: () => server,
  atOnce: 8,
  begin: async ({ walk }) => {
    const sample = walk.input as Order
    const isOwn = sample.discount || sample.method === 'directdebit'
    const member = isOwn ? await newMember(server) : regular
    return { member, sample, payment: await order(member, sample), strayed: false }
  },
  see: seen,
  eventOf: ({ payment, sample }, { event }) => {
    const { report, ...facts } = event as AnyEvent & { report?: ProviderReport }
    if (!report) return facts
    const reference = report.reference === sample.payment ? payment : randomUUID()
    return {
      ...facts,
      report: { ...report, reference, live: report.live !== sample.live },
    } as AnyEvent
  },
  ask: async (bill, pair) => {
    if (!moves(pair) || isLate(bill, pair)) {
      bill.strayed ||= moves(pair) && ('report' in pair.event || 'failed' in pair.event)
      return late(bill, pair)
    }
    const play = bank[typeOf(pair)]
    if (play) await play(bill, pair)
    else if (!isDue(pair)) throw new Error(`Nobody sends ${typeOf(pair)}`)
    await arrives(bill, pair)
    if (typeOf(pair) === 'giveBack') return { door: 'operator', said: null }
    return { door: isDue(pair) ? 'clock' : 'provider', said: null }
  },
  closed: ({ input }, pair) => {
    const { discountGone } = factsIn<{ discountGone?: boolean }>(pair)
    return discountGone && moves(pair) && !(input as Order).discount
      ? 'an order without a code has none that another could use up'
      : null
  },
}

describe('a payment, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says', {
    timeout: 900_000,
  }, async () => {
    const coverage = await walkApi(walksNamed('payment'), doors)
    printCoverage(coverage)
    isCovered(coverage)
  })
})
