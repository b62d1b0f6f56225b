import type { Clock } from '#core/kernel/ports.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { StartCheckout } from '#server/payment/checkout/start-checkout.ts'
import type { SettlePayment } from '#server/payment/settle-payment.ts'

export const ASK_USAGE = `npm run operator -- ask <payment>
npm run operator -- ask all`

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Dependencies = {
  payments: PaymentStore
  settlePayment: SettlePayment
  startCheckout: StartCheckout
  clock: Clock
}

/** Which payment is asked about; null for all. Throws with the usage. */
export const askOf = ([what = '', ...more]: string[]): string | null => {
  if ((what !== 'all' && !UUID.test(what)) || more.length > 0) throw new Error(ASK_USAGE)
  return what === 'all' ? null : what
}

const statusLineOf = async (payments: PaymentStore, id: string) => {
  const found = await payments.receipt(id)
  if (!found) throw new Error('There is no such payment.')
  const { state, context } = found.order.lifecycle
  const { ref, granted, returned } = context
  return { state: String(state), ref, granted, returned }
}

/** Money may have come for one whose page was never heard of. */
const refOf = async ({ payments, startCheckout }: Dependencies, id: string) => {
  const open = await payments.open(id)
  return open ? (open.ref ?? (await startCheckout(open))) : null
}

const askOne = async (deps: Dependencies, id: string): Promise<string> => {
  const { payments, settlePayment } = deps
  const before = await statusLineOf(payments, id)
  const provider = (await payments.providerOf(id)) ?? ''
  try {
    const ref = before.ref ?? (await refOf(deps, id))
    if (ref === null) return `${id} is ${before.state}: ${provider} knows of no payment for it.`
    if (!(await settlePayment({ payment: id, provider, ref }))) {
      throw new Error(`The provider ${provider} is not installed here: nothing was asked.`)
    }
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    throw new Error(
      `${provider} does not answer. Nothing has changed; it is asked again by itself.`,
    )
  }
  const { state, granted, returned } = await statusLineOf(payments, id)
  const became = state === before.state ? `is still ${state}` : `was ${before.state}, is ${state}`
  return `${id} ${became}: ${granted} credits granted, ${returned} taken back.`
}

/** Asks the provider about a payment now, or about all that may still change as soon as may be. */
export const operateAsk = async (deps: Dependencies, typed: string[]): Promise<string> => {
  const id = askOf(typed)
  if (id !== null) return askOne(deps, id)
  const due = await deps.payments.askAll(deps.clock.now())
  return `${due} payments may still change. A server that runs asks about them now.`
}
