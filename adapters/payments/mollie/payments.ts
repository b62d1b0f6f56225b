import type { Client } from 'mollie-api-typescript'
import type { SequenceType } from 'mollie-api-typescript/models'
import type { Money } from '#core/kernel/money.ts'
import type { Method } from '#core/payment/methods.ts'
import { amountOf } from './amounts.ts'
import { orNull, REFUSED } from './answered.ts'
import { mollieMethods } from './methods.ts'

/** Ids of payments; anything else is not asked about. */
export const REF = /^tr_[A-Za-z0-9]{1,40}$/

const DESCRIPTION_MAX = 255
export const described = (description: string) => description.slice(0, DESCRIPTION_MAX)

type PaymentRequest = {
  reference: string
  amount: Money
  method: Method
  description: string
  webhookUrl: string
  returnUrl: string | null
  /** How it stands to a mandate: it leaves one, or is taken by one. */
  keeping?: { customerId: string; sequenceType: SequenceType; mandateId?: string }
}

/** Our id of the payment is its key, so that asking again after a silence makes no other one. */
export const createPayment = async (
  mollie: Client,
  { reference, amount, method, description, webhookUrl, returnUrl, keeping }: PaymentRequest,
) => {
  const known = mollieMethods[method]
  if (known === null) return null
  const paymentRequest = {
    amount: amountOf(amount),
    description: described(description),
    redirectUrl: returnUrl,
    webhookUrl,
    method: known,
    metadata: { reference },
    ...keeping,
  }
  return orNull(REFUSED, () =>
    mollie.payments.create({ idempotencyKey: reference, paymentRequest }),
  )
}
