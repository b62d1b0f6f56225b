import type { StateValueFrom } from 'xstate'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import type { payment } from '#core/payment/machine.ts'

/** The name of a payment's state, by which it is put into words. */
export const stateOf = ({ lifecycle }: Pick<OrderView, 'lifecycle'>) =>
  lifecycle.state as StateValueFrom<typeof payment.machine>
