import { creditsBackFor, creditsFor, type ProviderStatus } from '#core/payment/rules.ts'
import type { Context } from '#core/payment/setup.ts'
import type { Decided } from './playing.ts'
import { canGoBack, PAID_MINOR, type ScriptedBank } from './scripted-bank.ts'
import { CREDITS, FULL_MINOR, type Stage } from './stage.ts'

export type Played = {
  account: string
  discount: string
  payments: string[]
  decided: ReadonlyMap<string, Decided>
  /** Credits that went on messages. */
  spent: number
}
type End = ReturnType<ScriptedBank['endOf']>

/** What the money buys when another payment has used the code up. */
const WITHOUT_DISCOUNT = creditsFor({
  credits: CREDITS,
  paidMinor: PAID_MINOR,
  fullMinor: FULL_MINOR,
})

const stateAfter: Record<ProviderStatus, string> = {
  open: 'loading',
  failed: 'failed',
  cancelled: 'cancelled',
  paid: 'completed',
  paid_twice: 'paidTwice',
  refunded: 'refunded',
  charged_back: 'chargedBack',
  won_back: 'wonBack',
}

/**
 * Parts that are heard of before a chargeback leave it won back, and after it partly refunded. What
 * was refunded whole stays so where the payer's bank has sent it back since.
 */
const statesAfter = ({ status, backMinor = 0, parts, saidRefunded }: End) => {
  const state = stateAfter[status]
  if (!canGoBack(status) || (backMinor === 0 && parts.length === 0)) return [state]
  const part = status === 'won_back' ? [state, 'partlyRefunded'] : ['partlyRefunded']
  return saidRefunded ? [...part, 'refunded'] : part
}

/** The credits that went back with parts; of two moneys the first may have bought more. */
const backBounds = ({ granted, paidMinor, backMinor }: Context, first: number) => {
  const least = paidMinor > 0 ? creditsBackFor({ granted, paidMinor, backMinor }) : 0
  const once = creditsBackFor({ granted: first, paidMinor: PAID_MINOR, backMinor })
  return [least, Math.max(least, once)] as const
}

const hasMoney = (status: ProviderStatus) => !['open', 'failed', 'cancelled'].includes(status)

const sumOf = (all: readonly { minor: number }[]) => all.reduce((sum, { minor }) => sum + minor, 0)

const checking = () => {
  const wrong: string[] = []
  return {
    wrong,
    same: (what: string, is: unknown, expected: unknown) => {
      if (is !== expected) wrong.push(`${what} is ${is}, not ${expected}`)
    },
    within: (what: string, is: number, [least, most]: readonly [number, number]) => {
      if (is < least || is > most) wrong.push(`${what} is ${is}, not ${least} to ${most}`)
    },
  }
}
type Checks = ReturnType<typeof checking>
type Order = { name: string; context: Context; end: End; decided: Decided; isBack: boolean }
type Booked = Awaited<ReturnType<Stage['entriesOf']>>[number]

const gone = ['refunded', 'chargedBack']

/** What went back at the bank is what was decided, once, and people know of the rest. */
const checkGivenBack = ({ same }: Checks, { name, end, decided }: Order) => {
  const { parts, withdrawal, told } = decided
  const wished = [...parts, ...(withdrawal ? [withdrawal.amount] : [])]
  same(`parts of ${name} at the bank`, end.parts.length, wished.length)
  same(`money of ${name} asked of the bank`, sumOf(end.parts), sumOf(wished))
  same(`refusals of ${name} that staff know of`, told.size, end.refused.length)
}

/** Money and credits of what did not go back whole; `first`: the credits of the first money. */
const checkParts = (checks: Checks, { name, context, end, decided }: Order, first: number) => {
  const { backMinor, refusedMinor, returned, paidMinor } = context
  const said = end.backMinor ?? 0
  checks.same(`money back of ${name}`, backMinor - refusedMinor, said)
  const payable = (came: number, gone = said) =>
    Math.min(sumOf(end.refused), Math.max(0, came - gone))
  const mostGone = Math.max(said, end.mostMinor)
  const persons = [payable(PAID_MINOR, mostGone), payable(paidMinor)] as const
  checks.within(`money of ${name} that people pay`, refusedMinor, persons)
  if (decided.withdrawal) return
  checks.within(`credits back of ${name}`, returned, backBounds(context, first))
}

/** What is left of its credits, and what the first money of it brought. */
const checkOrder = (checks: Checks, order: Order, entries: readonly Booked[]) => {
  const { same } = checks
  const { name, context, end, decided, isBack } = order
  const having = (...reasons: string[]) => entries.filter(({ reason }) => reasons.includes(reason))
  const credits = (...reasons: string[]) =>
    having(...reasons).reduce((all, one) => all + one.credits, 0)
  const first = credits('bundle')
  same(`grants of ${name}`, having('bundle').length, Number(hasMoney(end.status)))
  if (first > 0 && first !== CREDITS) same(`credits of ${name}`, first, WITHOUT_DISCOUNT)
  if (end.status === 'paid_twice') same(`${name} twice`, having('bundle_again').length, 1)
  const isAfterAll = having('bundle_again').length > 0 && having('refund', 'chargeback').length > 0
  const inParts = having('refund_part', 'withdrawal', 'chargeback_undone').length > 0
  if (!inParts && !isAfterAll) {
    same(`take-backs of ${name}`, having('refund', 'chargeback').length, Number(isBack))
  }
  const net = entries.reduce((all, one) => all + one.credits, 0)
  const kept = credits('bundle', 'bundle_again') - context.returned
  same(`credits left of ${name}`, net, isBack ? 0 : kept)
  same(`withdrawn of ${name}`, -credits('withdrawal'), decided.withdrawal?.credits ?? 0)
  checkGivenBack(checks, order)
  if (!isBack) checkParts(checks, order, first)
  return { net, isCheap: first === CREDITS }
}

/** What is wrong once all was played, in words. */
export const wrongIn = async (
  stage: Stage,
  bank: ScriptedBank,
  { account, discount, payments, decided: all, spent }: Played,
): Promise<string[]> => {
  const checks = checking()
  const { same, wrong } = checks
  let cheap = 0
  let balance = 0
  for (const [nth, payment] of payments.entries()) {
    const name = `order ${nth}`
    const end = bank.endOf(payment)
    const decided = all.get(payment)
    const { stored } = (await stage.store.load('payment', payment, stage.now())) ?? {}
    if (!stored || !decided) throw new Error(`there is no ${payment}`)
    const state = String(stored.state)
    const states = statesAfter(end)
    if (!states.includes(state)) wrong.push(`${name} is ${state}, not ${states.join(' or ')}`)
    const order = { name, context: stored.context, end, decided, isBack: gone.includes(state) }
    const { net, isCheap } = checkOrder(checks, order, await stage.entriesOf(payment))
    balance += net
    cheap += Number(isCheap)
  }
  const isBought = payments.some((payment) => hasMoney(bank.endOf(payment).status))
  same('payments with the discount', cheap, Number(isBought))
  const wallet = await stage.walletOf(account)
  same('the balance', wallet.balance - wallet.owed, balance - spent)
  const use = await stage.store.load('discount', discount, stage.now())
  same('the code', use?.stored.state, isBought ? 'used' : 'free')
  const member = await stage.store.load('account', account, stage.now())
  const isPremium = JSON.stringify(member?.stored.state).includes('premium')
  same('premium', isPremium, isBought)
  return wrong
}
