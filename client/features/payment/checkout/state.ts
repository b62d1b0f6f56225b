import type { StateValueFrom } from 'xstate'
import { restore } from '#core/kernel/lifecycle.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { payment } from '#core/payment/machine.ts'

type Machine = typeof payment.machine

/** The name of a payment's state, by which it is put into words. */
export const stateOf = ({ lifecycle }: Pick<OrderView, 'lifecycle'>) =>
  restore(payment.machine, lifecycle as never).value as StateValueFrom<Machine>
