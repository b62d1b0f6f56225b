import type { StateValueFrom } from 'xstate'
import type { OrderView } from '#core/contract/credits.ts'
import { restore } from '#core/lifecycle.ts'
import { payment } from '#core/payment/machine.ts'

type Machine = typeof payment.machine

/** The name of a payment's state, by which it is put into words. */
export const stateOf = ({ lifecycle }: Pick<OrderView, 'lifecycle'>) =>
  restore(payment.machine, lifecycle as never).value as StateValueFrom<Machine>
