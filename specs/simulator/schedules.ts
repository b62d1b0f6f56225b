import type { First } from '#core/cascade.ts'
import type { Context } from '#core/payment/chart.ts'
import type { PaymentProvider } from '#core/payment/provider.ts'
import { creditsBackFor, creditsFor, type ProviderStatus, type Said } from '#core/payment/rules.ts'
import type { LifecycleStore } from '#core/ports.ts'
import type { Dispatch } from '#server/dispatch.ts'
import { takesAll } from '#specs/support/offers.ts'
import { nextOf, wordOf } from './bank.ts'
import type { Dice } from './dice.ts'

const CREDITS = 25
const FULL_MINOR = 999
const PAID_MINOR = 749
/** What the money buys when another payment has used the code up. */
const WITHOUT_DISCOUNT = creditsFor({
  credits: CREDITS,
  paidMinor: PAID_MINOR,
  fullMinor: FULL_MINOR,
})
const amount = { minor: PAID_MINOR, currency: 'EUR' } as const

/** An answer of the bank about one of the orders. */
type Word = ReturnType<typeof wordOf> & Pick<Said, 'backMinor'>
export type Answer = { nth: number } & Word

/**
 * What a bank says of some orders with one discount code. Each round is heard at once; an answer
 * may be one that was true earlier, and may come again. In the end each is heard as it is.
 */
export type Schedule = { orders: number; rounds: Answer[][]; ends: Word[] }

const ROUNDS_MAX = 6
const AT_ONCE_MAX = 4

const canGoBack = (status: ProviderStatus) => ['paid', 'paid_twice', 'won_back'].includes(status)

/** What the bank says of a payment at each time of its life; some of it may go back in parts. */
const historyOf = (dice: Dice): Word[] => {
  const was: ProviderStatus[] = ['open']
  let backMinor = 0
  const history: Word[] = [wordOf(was)]
  while (nextOf(was).length > 0 && dice.chance(0.75)) {
    const isPart = canGoBack(wordOf(was).status) && dice.chance(0.25)
    if (isPart) backMinor += dice.whole(1, Math.ceil((PAID_MINOR - backMinor) / 2))
    else was.push(dice.pick(nextOf(was)))
    const word = wordOf(was)
    history.push(backMinor > 0 && canGoBack(word.status) ? { ...word, backMinor } : word)
  }
  return history
}

export const scheduleOf = (dice: Dice): Schedule => {
  const histories = Array.from({ length: dice.whole(1, 3) }, () => historyOf(dice))
  const round = (): Answer[] =>
    Array.from({ length: dice.whole(1, AT_ONCE_MAX) }, () => {
      const nth = dice.whole(0, histories.length - 1)
      return { nth, ...dice.pick(histories[nth] ?? []) }
    })
  return {
    orders: histories.length,
    rounds: Array.from({ length: dice.whole(1, ROUNDS_MAX) }, round),
    ends: histories.map((history) => history.at(-1) ?? wordOf([])),
  }
}

/** Where a schedule is played: on maps, or on Postgres. */
export type Stage = {
  store: LifecycleStore
  dispatch: Dispatch
  /** Asks the bank, which answers what `bank` says, and follows it. */
  settle: (question: { provider: string; ref: string }) => Promise<void>
  newId: () => string
  beginMember: (id: string) => First[]
  balanceOf: (account: string) => Promise<number>
  /** What a payment has brought the member, and taken back, in credits. */
  entriesOf: (payment: string, account: string) => Promise<{ reason: string; credits: number }[]>
  now: () => Date
}

/** A bank whose answer to each question was written down before. */
export const scriptedBank = () => {
  const pages = new Map<string, string>()
  const said = new Map<string, { status: ProviderStatus; said: Said }[]>()
  const provider: PaymentProvider = {
    name: 'bank',
    live: true,
    methods: takesAll,
    open: async ({ reference }) => {
      const ref = pages.get(reference)
      return ref === undefined ? 'refused' : { ref, checkoutUrl: 'bank' }
    },
    refOf: () => null,
    refund: async () => 'refused',
    ask: async (ref) => said.get(ref)?.shift() ?? null,
  }
  /** The bank's own id of a payment, by which this is its answer to the next question. */
  const script = (payment: string, { status, ...more }: Word) => {
    const ref = `r-${payment}`
    const answer = { status, said: { reference: payment, amount, live: true, ...more } }
    said.set(ref, [...(said.get(ref) ?? []), answer])
    return ref
  }
  return { provider, script, pages }
}

const orderOf = (site: string, payment: string, account: string, discount: string): First => ({
  to: 'payment',
  id: payment,
  begin: {
    ...{ payment, account, credits: CREDITS, amount, method: 'banktransfer', live: true },
    discount: { id: discount, code: 'EENMAAL', fullMinor: FULL_MINOR },
  },
  record: {
    ...{ site, account, bundle: 'b', credits: CREDITS, method: 'banktransfer', provider: 'bank' },
    price: { components: [], total: amount, vat: { basisPoints: 2100, minor: 0 } },
  },
  must: true,
})

/** A member who has placed some orders with one discount code. */
export const beginOrders = async (stage: Stage, site: string, orders: number) => {
  const [account, discount] = [stage.newId(), stage.newId()]
  const payments = Array.from({ length: orders }, () => stage.newId())
  const use: First = {
    ...{ to: 'discount', id: discount, begin: { discount }, must: true },
    record: { site, code: discount.slice(0, 20), account },
  }
  const first = [
    ...stage.beginMember(account),
    use,
    ...payments.map((id) => orderOf(site, id, account, discount)),
  ]
  const begun = await stage.dispatch({ attempt: async () => ({ first, answer: () => null }) })
  if (!begun.done) throw new Error(begun.why)
  return { account, discount, payments }
}

const stateAfter: Record<ProviderStatus, string> = {
  ...{ open: 'loading', failed: 'failed', cancelled: 'cancelled', paid: 'completed' },
  ...{ paid_twice: 'paidTwice', refunded: 'refunded', charged_back: 'chargedBack' },
  won_back: 'wonBack',
}
/** Parts that are heard of before a chargeback leave it won back, and after it partly refunded. */
const statesAfter = ({ status, backMinor = 0 }: Word) => {
  const state = stateAfter[status]
  if (backMinor === 0) return [state]
  return status === 'won_back' ? [state, 'partlyRefunded'] : ['partlyRefunded']
}

/** The credits that went back with parts; of two moneys the first may have bought more. */
const backBounds = ({ granted, paidMinor, backMinor }: Context, first: number) => {
  const least = paidMinor > 0 ? creditsBackFor({ granted, paidMinor, backMinor }) : 0
  const once = creditsBackFor({ granted: first, paidMinor: PAID_MINOR, backMinor })
  return [least, Math.max(least, once)] as const
}

const hasMoney = (status: ProviderStatus) => !['open', 'failed', 'cancelled'].includes(status)

/** Plays a schedule; what is wrong after it, in words. */
export const play = async (
  stage: Stage,
  script: ReturnType<typeof scriptedBank>['script'],
  { orders, rounds, ends }: Schedule,
  site: string,
): Promise<string[]> => {
  const { account, discount, payments } = await beginOrders(stage, site, orders)
  const hear = ({ nth, ...word }: Answer) =>
    stage.settle({ provider: 'bank', ref: script(payments[nth] ?? '', word) })
  for (const round of rounds) await Promise.all(round.map(hear))
  for (const [nth, word] of ends.entries()) await hear({ nth, ...word })

  const wrong: string[] = []
  const expectSame = (what: string, is: unknown, expected: unknown) => {
    if (is !== expected) wrong.push(`${what} is ${is}, not ${expected}`)
  }
  let cheap = 0
  let balance = 0
  for (const [nth, payment] of payments.entries()) {
    const word: Word = ends[nth] ?? wordOf([])
    const end = word.status
    const { stored } = (await stage.store.load('payment', payment, stage.now())) ?? {}
    const states = statesAfter(word)
    if (!states.includes(String(stored?.state))) {
      wrong.push(`order ${nth} is ${stored?.state}, not ${states.join(' or ')}`)
    }
    const entries = await stage.entriesOf(payment, account)
    const of = (...reasons: string[]) => entries.filter(({ reason }) => reasons.includes(reason))
    const [grant] = of('bundle')
    expectSame(`grants of order ${nth}`, of('bundle').length, Number(hasMoney(end)))
    if (grant?.credits === CREDITS) cheap += 1
    else if (grant) expectSame(`credits of order ${nth}`, grant.credits, WITHOUT_DISCOUNT)
    const isBack = end === 'refunded' || end === 'charged_back'
    const back = of('refund', 'chargeback').length - of('chargeback_undone').length
    if (of('refund_part').length === 0) {
      expectSame(`take-backs of order ${nth}`, back, Number(isBack))
    }
    if (end === 'paid_twice') expectSame(`order ${nth} twice`, of('bundle_again').length, 1)
    const net = entries.reduce((all, { credits }) => all + credits, 0)
    const brought = of('bundle', 'bundle_again').reduce((all, { credits }) => all + credits, 0)
    const returned = stored?.context.returned ?? 0
    expectSame(`credits left of order ${nth}`, net, isBack ? 0 : brought - returned)
    if (stored && !isBack) {
      expectSame(`money back of order ${nth}`, stored.context.backMinor, word.backMinor ?? 0)
      const [least, most] = backBounds(stored.context, grant?.credits ?? 0)
      if (returned < least || returned > most) {
        wrong.push(`credits back of order ${nth} are ${returned}, not ${least} to ${most}`)
      }
    }
    balance += net
  }
  const isBought = ends.some(({ status }) => hasMoney(status))
  expectSame('payments with the discount', cheap, Number(isBought))
  expectSame('the balance', await stage.balanceOf(account), balance)
  const use = await stage.store.load('discount', discount, stage.now())
  expectSame('the code', use?.stored.state, isBought ? 'used' : 'free')
  const member = await stage.store.load('account', account, stage.now())
  const isPremium = JSON.stringify(member?.stored.state).includes('premium')
  expectSame('premium', isPremium, isBought)
  return wrong
}
