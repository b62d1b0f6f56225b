import type { Logger } from 'pino'
import { isPremium } from '#core/account/selectors.ts'
import type { Key } from '#core/kernel/cascade.ts'
import { can } from '#core/kernel/lifecycle.ts'
import type { Name } from '#core/kernel/lifecycles.ts'
import type { LifecycleStore, Loaded } from '#core/kernel/ports.ts'
import type { Order } from '#core/payment/checkout/order.ts'
import type { Answer, PaymentProvider } from '#core/payment/checkout/ports.ts'
import { discount } from '#core/payment/discount/machine.ts'
import { eventsOf, type ProviderReport } from '#core/payment/rules.ts'
import type { Context } from '#core/payment/setup.ts'
import type { Attempt, Dispatch } from '#server/platform/dispatch.ts'
import type { Alarms } from './alarms.ts'
import type { Providers } from './checkout/providers.ts'
import { refusalsOf } from './refund/refused-refund.ts'

/** `payment` is ours, where we know which it must be. */
type Question = { provider: string; ref: string; payment?: string }
/**
 * Asks a provider about a payment and follows what it says; false where there is no such provider
 * here. Throws ProviderAway.
 */
export type SettlePayment = (question: Question) => Promise<boolean>

type Reported = ReturnType<typeof eventsOf>[number]
/** `refusedMinor`: what was known not to go back when the provider was asked. */
type Inquiry = Question & { refusedMinor: number }

/**
 * A part more than is known of, or what stays gone after a chargeback was undone, in an answer that
 * was on its way while another part turned out not to go back: it may be that one, which went back
 * until then.
 */
const mayBeOlder = (
  { backMinor, refusedMinor: refused, charged }: Context,
  { type, report }: { type: string; report: ProviderReport },
  refusedMinor: number,
) => {
  if (refused <= refusedMinor) return false
  if (type === 'wonBack') return (report.undone ?? 0) > charged.undone
  return type === 'partlyRefunded' && (report.backMinor ?? 0) > backMinor - refused
}

/**
 * Whether another payment came first: it has used up the code of this one, or was the first
 * purchase that the code is for. With the versions that this was read at.
 */
const discountOf = async (store: LifecycleStore, order: Order, now: Date) => {
  if (!order.discount) return { discountGone: false, loaded: [] }
  const { id, firstPurchaseOnly } = order.discount
  const [use, buyer] = await Promise.all([
    store.load('discount', id, now),
    firstPurchaseOnly ? store.load('account', order.account, now) : null,
  ])
  const isUsed = !use || !can(discount, use.stored, { type: 'use' })
  const isLater = buyer !== null && isPremium(buyer.stored)
  const loaded: [Key, Loaded<Name> | null][] = [[`discount:${id}`, use]]
  if (buyer) loaded.push([`account:${order.account}`, buyer])
  return { discountGone: isUsed || isLater, loaded }
}

/** Statuses that the adapter does not know raise an alarm, because money may have moved. */
const fetchAnswer = async (provider: PaymentProvider, ref: string, alarms: Alarms) => {
  const answer = await provider.fetchPayment(ref)
  for (const status of answer?.unknown ?? []) {
    alarms.raise('unknown_status', { provider: provider.name, ref, status })
  }
  return answer
}

type Dependencies = {
  dispatch: Dispatch
  store: LifecycleStore
  providers: Providers
  alarms: Alarms
  log: Logger
}

/**
 * The provider's word, asked for by us, is what moves a payment; it moves only the one it names,
 * and only when that is the one that this reference belongs to (promises M7, M11).
 */
export const createSettlePayment = ({
  dispatch,
  store,
  providers,
  alarms,
  log,
}: Dependencies): SettlePayment => {
  /** Answers how much was refused meanwhile, of which the provider may not have known yet. */
  const attemptOf =
    ({ ref, payment, refusedMinor }: Inquiry, reported: Reported, { report, mandate }: Answer) =>
    async (now: Date): Promise<Attempt<number | null>> => {
      const id = report.reference
      if (payment !== undefined && payment !== id) return { refused: 'payment_mismatch' }
      const known = await store.load('payment', id, now)
      if (!known) return { refused: 'not_found' }
      const { ref: ours } = known.stored.context
      if (ours !== null && ours !== ref) return { refused: 'payment_mismatch' }
      if (mayBeOlder(known.stored.context, { type: reported.type, report }, refusedMinor)) {
        return { answered: known.stored.context.refusedMinor }
      }
      const { discountGone, loaded } = await discountOf(store, known.stored.context, now)
      const learnt = ours === null ? { ref } : {}
      const left = { discountGone, ...(mandate !== undefined && { mandate }) }
      const event = { ...reported, ...learnt, ...(reported.type === 'paid' && left) }
      return {
        first: [{ to: 'payment', id, event, must: true }],
        answer: () => null,
        // What was decided holds for the payment as it was looked at, or is decided anew.
        loaded: new Map<Key, Loaded<Name> | null>([[`payment:${id}`, known], ...loaded]),
      }
    }

  /** What was to go back and did not: a person pays it by another way. */
  const leaveToPersons = async ({ ref, payment }: Question, { report, failed = [] }: Answer) => {
    const id = report.reference
    for (const { idempotency, first } of refusalsOf(id, failed)) {
      const attempt = async (now: Date): Promise<Attempt<null>> => {
        const known = await store.load('payment', id, now)
        const isIts = known?.stored.context.ref === ref && (payment ?? id) === id
        return isIts ? { first, answer: () => null } : { refused: 'payment_mismatch' }
      }
      await dispatch({ idempotency, attempt })
    }
  }

  const settle = async (provider: PaymentProvider, question: Inquiry): Promise<void> => {
    const answer = await fetchAnswer(provider, question.ref, alarms)
    if (!answer) return
    const { status, report, ref = question.ref } = answer
    await leaveToPersons({ ...question, ref }, answer)
    for (const reported of eventsOf(status, report)) {
      const settled = await dispatch({ attempt: attemptOf({ ...question, ref }, reported, answer) })
      if (settled.done && settled.answer !== null) {
        return settle(provider, { ...question, refusedMinor: settled.answer })
      }
      if (settled.done || settled.why === 'not_now') continue
      return alarms.raise(settled.why, { provider: provider.name, ref, status })
    }
  }

  return async (question) => {
    const provider = providers.get(question.provider)
    if (provider) {
      await settle(provider, { ...question, refusedMinor: 0 })
      return true
    }
    log.warn({ provider: question.provider }, 'a payment of a provider that is not installed')
    return false
  }
}
