import { can } from '#core/lifecycle.ts'
import type { EventOf } from '#core/lifecycles.ts'
import { payment } from '#core/payment/machine.ts'
import { ProviderAway } from '#core/payment/provider.ts'
import type { OpenPayment } from '#core/payment/store.ts'
import type { Clock, LifecycleStore } from '#core/ports.ts'
import type { Dispatch } from '#server/dispatch.ts'
import type { HomeOf } from '#server/site-origin.ts'
import type { Providers } from './providers.ts'

/**
 * Has the provider prepare a payment page. Where the money came before the page did, it answers the
 * provider's own id, so that the payment can be asked about; else null. Throws ProviderAway.
 */
export type OpenPage = (
  payment: Pick<OpenPayment, 'payment' | 'provider' | 'bank'>,
) => Promise<string | null>

/** Whether there is no page yet: the event that would bring one. */
const page = { type: 'opened', ref: '', checkoutUrl: '' } as const

/**
 * Our id of the payment is the provider's idempotency key, so asking again after a silence gives
 * the same page and never a second charge (promise M16).
 */
export const openingPages = ({
  dispatch,
  store,
  providers,
  clock,
  publicUrl,
  homeOf,
}: {
  dispatch: Dispatch
  store: LifecycleStore
  providers: Providers
  clock: Clock
  publicUrl: string
  homeOf: HomeOf
}): OpenPage => {
  const tell = (id: string, event: EventOf<'payment'>) =>
    dispatch({
      attempt: async () => ({
        first: [{ to: 'payment', id, event, must: false }],
        answer: () => null,
      }),
    })

  return async ({ payment: id, provider: name, bank }) => {
    const provider = providers.get(name)
    const found = await store.load('payment', id, clock.now())
    if (!provider || !found) return null
    const { account, amount, method, credits, granted } = found.stored.context
    const isWanted = can(payment, found.stored, page)
    if (!isWanted && granted === 0) return null
    try {
      const opened = await provider.open({
        reference: id,
        amount,
        method,
        ...(bank && { bank }),
        description: `${credits} credits`,
        returnUrl: `${await homeOf(account)}/transactions/${id}`,
        webhookUrl: `${publicUrl}/api/webhook.php?provider=${encodeURIComponent(name)}`,
      })
      const refused = opened === 'refused'
      if (!isWanted) return refused ? null : opened.ref
      await tell(id, refused ? { type: 'refusedByProvider' } : { type: 'opened', ...opened })
      return null
    } catch (error) {
      if (error instanceof ProviderAway) await tell(id, { type: 'providerSilent' })
      throw error
    }
  }
}
