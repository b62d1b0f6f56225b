import type { Logger } from 'pino'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import type { OpenPayment, PaymentStore } from '#core/payment/ports.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import type { SettlePayment } from '../settle-payment.ts'
import type { Providers } from './providers.ts'

/** What became of an order whose buyer is back from its payment page without having paid. */
export type AbandonCheckout = (left: {
  account: string
  payment: string
}) => Promise<PlacedOrder | Refused>

/**
 * The provider shuts the page, and its word is what counts: who has paid meanwhile has paid. While
 * it does not answer the order stays as it is, and is asked about as any other.
 */
export const createAbandonCheckout = ({
  payments,
  providers,
  settlePayment,
  log,
}: {
  payments: Pick<PaymentStore, 'order' | 'open'>
  providers: Providers
  settlePayment: SettlePayment
  log: Logger
}): AbandonCheckout => {
  const leave = async ({ payment, provider: name, ref }: OpenPayment) => {
    const provider = providers.get(name)
    if (!provider?.leave || ref === null) return
    await provider.leave(ref)
    await settlePayment({ provider: name, ref, payment })
  }

  return async ({ account, payment }) => {
    const order = await payments.order(account, payment)
    if (!order) return refuse('not_found')
    const open = await payments.open(payment)
    if (!open) return order
    await leave(open).catch((error: Error) => {
      if (!(error instanceof ProviderAway)) throw error
      log.warn({ payment, provider: open.provider, err: error }, 'its page is not shut')
    })
    return (await payments.order(account, payment)) ?? order
  }
}
