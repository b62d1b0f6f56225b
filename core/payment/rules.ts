import { DAY_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'
import { type Money, sameMoney } from '../kernel/money.ts'

/** The first question about a payment that is not final; later ones come at growing intervals. */
export const ASK_FIRST_MS = 5 * 60_000
export const ASK_LAST_MS = DAY_MS

/** So often is asked: for three weeks, longer than any method keeps people waiting. */
export const ASK_TIMES_MAX = 30

/** Who takes something to be asked has so long to ask; should they die with it, another one asks. */
export const ASK_LEASE_MS = 30_000

/** A provider that does not answer is asked again so soon, then at growing intervals. */
export const ASK_SILENT_FIRST_MS = 60_000
export const ASK_SILENT_LAST_MS = 3_600_000

/** A paid payment is asked about so often, for as long as a bank may take its money back. */
export const REVERSAL_ASK_MS = 7 * DAY_MS
export const REVERSAL_DAYS = 120
export const REVERSAL_MS = REVERSAL_DAYS * DAY_MS

/** A provider that has not said yes or no to a refund is asked again so often, until it has. */
export const REFUND_ASK_MS = DAY_MS
/** After this long without either, a person hears of it every day. */
export const REFUND_LATE_MS = 2 * DAY_MS

/**
 * What a provider says of a payment, once asked. `reference` is our own id of it; `backMinor` is
 * how much has gone back in all, where that is a part of what came; `cameMinor` how much has come
 * in all, where the provider tells. `undone`: how many chargebacks of it the payer's bank has
 * undone, of the whole or of a part; what is said of it later never tells of fewer.
 */
export type ProviderReport = {
  reference: string
  amount: Money
  live: boolean
  backMinor?: number
  cameMinor?: number
  undone?: number
}

/**
 * How a payment stands at its provider. `paid_twice`: the whole amount came twice; `refunded` and
 * `charged_back`: all that came has gone back, by the shop's will or by the payer's bank;
 * `won_back`: that bank has undone a chargeback, and not all of the money is gone.
 */
export const providerStatuses = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'paid_twice',
  'refunded',
  'charged_back',
  'won_back',
] as const
export type ProviderStatus = (typeof providerStatuses)[number]

/** Amount, currency, payment and mode of what the provider says are those of the order (M11). */
export const matchesOrder = ({
  order,
  report,
}: {
  order: ProviderReport
  report: ProviderReport
}) =>
  report.reference === order.reference &&
  sameMoney(report.amount, order.amount) &&
  report.live === order.live
    ? ok
    : 'payment_mismatch'

/** Whether the money has come, for an order whose code another payment has used up. */
export const isWithoutDiscount = (facts: {
  order: ProviderReport
  report: ProviderReport
  discountGone: boolean
}) => (facts.discountGone ? matchesOrder(facts) : 'payment_mismatch')

type Comparison = { order: ProviderReport; report: ProviderReport; paidMinor: number }
/**
 * Of what goes back, `askedMinor` was asked of the provider, and `refusedMinor` it does not give
 * back: a person does.
 */
type ReturnedAmounts = { backMinor: number; askedMinor: number; refusedMinor: number }

/**
 * Whether it is said of all the money that is known to have come. What was said before the second
 * money came is old news: all of the first might be gone by then, and is not all.
 */
export const isOfAllThatCame = (facts: Comparison) => {
  const verdict = matchesOrder(facts)
  if (verdict !== ok) return verdict
  const { report, paidMinor } = facts
  return (report.cameMinor ?? paidMinor) >= paidMinor ? ok : 'not_now'
}

/** Whether the money came once more, which happens once. */
export const isSecondMoney = (facts: Comparison) => {
  const verdict = matchesOrder(facts)
  if (verdict !== ok) return verdict
  return facts.paidMinor < 2 * facts.order.amount.minor ? ok : 'not_now'
}

/**
 * Whether the money came once more after the first had gone: it is said together with that, but for
 * what a person pays back. Said without it, it is old news, and all of it has gone since.
 */
export const isMoneyAfterAll = (facts: Comparison & Omit<ReturnedAmounts, 'askedMinor'>) => {
  const verdict = isSecondMoney(facts)
  if (verdict !== ok) return verdict
  const { report, backMinor, refusedMinor } = facts
  return (report.backMinor ?? 0) >= backMinor - refusedMinor ? ok : 'not_now'
}

/** `charged`: what chargebacks took, and how many of them are known to be undone. */
type Chargeback = Comparison & { charged: { minor: number; undone: number } }

/** Whether it was said before a chargeback was undone of which is known: what went has come back. */
const isBeforeUndone = ({ report, charged }: Pick<Chargeback, 'report' | 'charged'>) =>
  (report.undone ?? 0) < charged.undone

/** Whether more has gone back than was known of, and no more than came. */
export const isNewPart = (facts: Chargeback & Omit<ReturnedAmounts, 'askedMinor'>) => {
  const { report, paidMinor, backMinor, refusedMinor } = facts
  const verdict = matchesOrder(facts)
  if (verdict !== ok) return verdict
  const back = report.backMinor ?? 0
  if (back > paidMinor) return 'payment_mismatch'
  if (isBeforeUndone(facts)) return 'not_now'
  return back > backMinor - refusedMinor ? ok : 'not_now'
}

/**
 * What goes back in all once the provider has given back `saidMinor`, and what of it a person still
 * has to pay: never more than came.
 */
export const backWith = ({
  saidMinor,
  refusedMinor,
  paidMinor,
}: {
  saidMinor: number
  refusedMinor: number
  paidMinor: number
}): Pick<ReturnedAmounts, 'backMinor' | 'refusedMinor'> => {
  const backMinor = Math.min(paidMinor, saidMinor + refusedMinor)
  return { backMinor, refusedMinor: backMinor - saidMinor }
}

/** Whether so much was asked of the provider, which has not said since that all of it is back. */
export const isOnItsWay = ({ minor, askedMinor }: { minor: number; askedMinor: number }) =>
  minor > 0 && minor <= askedMinor ? ok : 'not_now'

/** Whether so much had gone back by the provider, and failed at the payer's bank since. */
export const isFailedSince = ({
  minor,
  failed,
  backMinor,
  refusedMinor,
}: Omit<ReturnedAmounts, 'askedMinor'> & { minor: number; failed?: boolean }) =>
  failed === true && minor > 0 && minor <= backMinor - refusedMinor ? ok : 'not_now'

/** Whether it is no old news of a chargeback that the bank has undone since. */
export const isNotUndone = (facts: Chargeback) => {
  const verdict = isOfAllThatCame(facts)
  if (verdict !== ok) return verdict
  return isBeforeUndone(facts) ? 'not_now' : ok
}

/** Whether the bank has undone one more chargeback than was known of. */
export const isUndoneSince = (facts: Chargeback) => {
  const verdict = isOfAllThatCame(facts)
  if (verdict !== ok) return verdict
  return (facts.report.undone ?? 0) > facts.charged.undone ? ok : 'not_now'
}

/** Whether the chargeback took money that is not paid back beside it. */
export const isOwnLoss = (facts: Chargeback) => {
  const verdict = isOfAllThatCame(facts)
  if (verdict !== ok) return verdict
  return facts.charged.minor > 0 ? ok : 'not_now'
}

/** Whether the provider has given all of it back beside the chargeback that is undone now. */
export const isPaidBackBeside = (facts: Chargeback & Omit<ReturnedAmounts, 'backMinor'>) => {
  const verdict = isUndoneSince(facts)
  if (verdict !== ok) return verdict
  const { charged, askedMinor, refusedMinor } = facts
  return charged.minor === 0 && askedMinor === 0 && refusedMinor === 0 ? ok : 'not_now'
}

/** Whether so much money, and the credits for it, is still there to be given back. */
export const mayGiveBack = (facts: {
  minor: number
  credits: number
  paidMinor: number
  backMinor: number
  granted: number
  returned: number
}) => {
  const { minor, credits, paidMinor, backMinor, granted, returned } = facts
  const isWhole = Number.isSafeInteger(minor) && Number.isSafeInteger(credits)
  const isThere = minor <= paidMinor - backMinor && credits <= granted - returned
  return isWhole && isThere && minor > 0 && credits >= 0 ? ok : 'refund_too_much'
}

/**
 * What a provider's answer means, as events in their order. Money that went back has come before,
 * so that an answer says all that led to it, whatever was heard until then.
 */
export const eventsOf = (status: ProviderStatus, report: ProviderReport) => {
  const isTwice = status === 'paid_twice' || (report.cameMinor ?? 0) > report.amount.minor
  const again = isTwice ? [{ type: 'paidTwice', report } as const] : []
  const paid = [{ type: 'paid', report } as const, ...again]
  const parts = (report.backMinor ?? 0) > 0 ? [{ type: 'partlyRefunded', report } as const] : []
  switch (status) {
    case 'open':
      return []
    case 'paid':
    case 'paid_twice':
      return [...paid, ...parts]
    case 'refunded':
      return [...paid, { type: 'refunded', report } as const]
    case 'charged_back':
      return [...paid, { type: 'chargedBack', report } as const]
    case 'won_back':
      return [...paid, { type: 'wonBack', report } as const, ...parts]
    default:
      return [{ type: status } as const]
  }
}

/**
 * The credits that an amount buys of an order that costs `fullMinor`: all of them for all of it,
 * else in proportion, rounded, and never none.
 */
export const creditsFor = ({
  credits,
  paidMinor,
  fullMinor,
}: {
  credits: number
  paidMinor: number
  fullMinor: number
}): number => Math.min(credits, Math.max(1, Math.round((credits * paidMinor) / fullMinor)))

/**
 * The credits that have gone back in all once `backMinor` of `paidMinor` has: in proportion, rounded
 * half up over the sum, so that many small parts take what one large one does.
 */
export const creditsBackFor = ({
  granted,
  paidMinor,
  backMinor,
}: {
  granted: number
  paidMinor: number
  backMinor: number
}): number => Math.min(granted, Math.round((granted * backMinor) / paidMinor))

/** How long to wait before asking again, when it was asked `times` times: 5 min, then growing. */
export const askAgainMs = (times: number): number =>
  Math.min(ASK_FIRST_MS * 2 ** Math.min(times, 20), ASK_LAST_MS)

/** How long to wait before asking again, when `times` questions had no answer. */
export const askSilentMs = (times: number): number =>
  Math.min(ASK_SILENT_FIRST_MS * 2 ** Math.min(times, 20), ASK_SILENT_LAST_MS)

/**
 * What comes back when a bank undoes a chargeback: all that the provider no longer says is gone,
 * and the credits for it. What the site asked for, or a person has to pay, stays gone.
 */
export const expectedBack = ({
  saidMinor,
  granted,
  returned,
  paidMinor,
  backMinor,
  askedMinor,
  refusedMinor,
  charged,
}: ReturnedAmounts & {
  saidMinor: number
  granted: number
  returned: number
  paidMinor: number
  charged: { credits: number; minor: number }
}): { minor: number; credits: number; staysMinor: number } => {
  const staysMinor = Math.min(backMinor, refusedMinor + Math.max(saidMinor, askedMinor))
  const minor = backMinor - staysMinor
  if (minor === 0) return { minor, credits: 0, staysMinor }
  if (minor === charged.minor) return { minor, credits: charged.credits, staysMinor }
  const stays = creditsBackFor({ granted, paidMinor, backMinor: staysMinor })
  return { minor, credits: Math.max(0, returned - stays), staysMinor }
}
