import type { OpenPayment } from '#core/payment/store.ts'
import type { Clock, LifecycleStore } from '#core/ports.ts'
import type { Dispatch } from '#server/dispatch.ts'
import type { Providers } from './providers.ts'

/** Has the provider prepare a payment page. Throws ProviderAway. */
export type OpenPage = (payment: Pick<OpenPayment, 'payment' | 'provider'>) => Promise<void>

/**
 * Our id of the payment is the provider's idempotency key, so asking again after a silence gives
 * the same page and never a second charge (promise M16).
 */
export const openingPages =
  ({
    dispatch,
    store,
    providers,
    clock,
    publicUrl,
  }: {
    dispatch: Dispatch
    store: LifecycleStore
    providers: Providers
    clock: Clock
    publicUrl: string
  }): OpenPage =>
  async ({ payment, provider: name }) => {
    const provider = providers.get(name)
    const found = await store.load('payment', payment, clock.now())
    if (!provider || found?.stored.state !== 'loading') return
    const { amount, method, credits } = found.stored.context
    const opened = await provider.open({
      reference: payment,
      amount,
      method,
      description: `${credits} credits`,
      returnUrl: `${publicUrl}/transactions/${payment}`,
      webhookUrl: `${publicUrl}/api/webhook.php?provider=${encodeURIComponent(name)}`,
    })
    const event =
      opened === 'refused'
        ? ({ type: 'refusedByProvider' } as const)
        : ({ type: 'opened', ...opened } as const)
    await dispatch({
      attempt: async () => ({
        first: [{ to: 'payment', id: payment, event, must: false }],
        answer: () => null,
      }),
    })
  }
