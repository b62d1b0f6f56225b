import type { FirstEvent } from '#core/kernel/cascade.ts'
import { can } from '#core/kernel/lifecycle.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import type { Clock, Ids, LifecycleStore } from '#core/kernel/ports.ts'
import { type PaymentProvider, ProviderAway } from '#core/payment/checkout/ports.ts'
import { LEFT } from '#core/payment/checkout/values.ts'
import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import { debitDay } from '#core/payment/direct-debit/rules.ts'
import { payment } from '#core/payment/machine.ts'
import { type Method, methods } from '#core/payment/methods.ts'
import type { OpenPayment } from '#core/payment/ports.ts'
import type { MandateStore } from '#core/payment/reorder/ports.ts'
import type { Context } from '#core/payment/setup.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import type { HomeOf } from '#server/platform/http/origin.ts'
import { advanceAtOpening } from '../direct-debit/advance.ts'
import type { Providers } from './providers.ts'

/**
 * Has the provider prepare a payment page, or take the money by what was kept for that. Where the
 * money came before the page did, it answers the provider's own id, so that the payment can be
 * asked about; else null. Throws ProviderAway.
 */
export type StartCheckout = (payment: Omit<OpenPayment, 'ref' | 'asked'>) => Promise<string | null>

type Order = Parameters<PaymentProvider['open']>[0]
type Page = { ref: string; checkoutUrl: string | null }
/** `ended`: so is the mandate that it was asked by. */
type Opened = Page | 'refused' | 'ended'

/**
 * Without a page. A provider that takes no money so refuses it. Where it is too late to take any,
 * it is asked for what it has taken before we knew.
 */
const charged = async (
  provider: PaymentProvider,
  order: Order,
  { mandate, isLate }: { mandate: string; isLate: boolean },
): Promise<Opened> => {
  const { reference, amount, method, description, webhookUrl } = order
  const taken = isLate
    ? await provider.charged?.({ reference, mandate })
    : await provider.charge?.({
        reference,
        amount,
        method,
        description,
        webhookUrl,
        mandate,
      })
  if (typeof taken === 'string') return taken
  return taken ? { ...taken, checkoutUrl: null } : 'refused'
}

/** Whether there is no page yet: the event that would bring one. */
const page = { type: 'opened', ref: '', checkoutUrl: '' } as const

type Dependencies = {
  dispatch: Dispatch
  store: LifecycleStore
  mandates: Pick<MandateStore, 'refuse'>
  providers: Providers
  debits: Pick<DirectDebitStore, 'advanceFacts' | 'mostInAdvance'>
  clock: Clock
  ids: Pick<Ids, 'ofPair'>
  publicUrl: string
  homeOf: HomeOf
}

/** The day of a debit counts from when its bank was asked. */
const openedBy = (method: Method, page: Page, { advance, now }: { advance: number; now: Date }) =>
  ({
    type: 'opened',
    ...page,
    ...(advance > 0 && { advance }),
    ...(method === 'directdebit' && { debitAt: debitDay(now).toISOString() }),
  }) as const

/** A mandate for direct debit ends by its chart. */
const createRefuseMandate =
  ({ dispatch, mandates, clock }: Pick<Dependencies, 'dispatch' | 'mandates' | 'clock'>) =>
  async (id: string, method: Method) => {
    if (method !== 'directdebit') return mandates.refuse(id, clock.now())
    const first: FirstEvent[] = [{ to: 'mandate', id, event: { type: 'refused' }, must: false }]
    await dispatch({ attempt: async () => ({ first, answer: () => null }) })
  }

/**
 * Our id of the payment is the provider's idempotency key, so asking again after a silence gives
 * the same page, or the same charge, and never a second one (promise M16). A mandate that its
 * provider knows no more ends, before that is said of the payment: whoever sees that it failed is
 * not offered the mandate again. One that is good stays, whatever else the provider refuses for. One
 * that has ended takes nothing more, and neither does an order whose time is over; what such an order
 * took in a silence is found all the same (promise M9).
 */
export const createStartCheckout = (deps: Dependencies): StartCheckout => {
  const { dispatch, store, providers, debits, clock, ids, publicUrl, homeOf } = deps
  const refuseMandate = createRefuseMandate(deps)
  const moveTo = (id: string, event: EventOf<'payment'>) =>
    dispatch({
      attempt: async () => ({
        first: [{ to: 'payment', id, event, must: false }],
        answer: () => null,
      }),
    })

  /** What comes in advance is judged at every attempt anew. */
  const tellOpened = (context: Context, page: Page) =>
    dispatch({
      attempt: async (now) => {
        const advance = await advanceAtOpening(debits, context, now)
        const event = openedBy(context.method, page, { advance, now })
        return {
          first: [{ to: 'payment', id: context.payment, event, must: false }],
          answer: () => null,
        }
      },
    })

  return async ({ payment: id, provider: name, orderedAt, bank, keeps, mandate }) => {
    const provider = providers.get(name)
    const found = await store.load('payment', id, clock.now())
    if (!provider || !found) return null
    const { account, amount, method, credits, granted } = found.stored.context
    const isWanted = can(payment, found.stored, page) && (found.overdue ?? []).length === 0
    if (!isWanted && granted === 0 && !mandate) return null
    const returnUrl = `${await homeOf(account)}/transactions/${id}`
    const order: Order = {
      reference: id,
      amount,
      method,
      ...(bank && { bank }),
      ...(keeps && { keep: { payer: ids.ofPair('payer', account) } }),
      description: `${credits} credits`,
      returnUrl,
      ordered: {
        at: orderedAt,
        until: new Date(orderedAt.getTime() + methods[method].windowMs),
      },
      leaveUrl: `${returnUrl}?${LEFT}=1`,
      webhookUrl: `${publicUrl}/api/webhook.php?provider=${encodeURIComponent(name)}`,
    }
    try {
      const opened = mandate
        ? await charged(provider, order, {
            mandate: mandate.ref,
            isLate: mandate.ended || !isWanted,
          })
        : await provider.open(order)
      const isRefused = typeof opened === 'string'
      if (opened === 'ended' && isWanted && mandate) await refuseMandate(mandate.id, method)
      if (!isWanted) return isRefused ? null : opened.ref
      if (isRefused) await moveTo(id, { type: 'refusedByProvider' })
      else await tellOpened(found.stored.context, opened)
      return null
    } catch (error) {
      if (error instanceof ProviderAway) await moveTo(id, { type: 'providerSilent' })
      throw error
    }
  }
}
