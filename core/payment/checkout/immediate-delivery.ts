import { ok } from '#core/kernel/verdict.ts'
import type { Method } from '../methods.ts'

/**
 * The texts in which a member asks for credits at once, and accepts that used credits are not
 * refunded (promise H3). The words of a version never change, because receipts print them for as
 * long as there are orders of it: other words are another version, which members are asked anew.
 */
export const immediateDeliveryVersions = [1] as const
export type ImmediateDeliveryVersion = (typeof immediateDeliveryVersions)[number]

/** The version that members are asked to agree to. */
export const IMMEDIATE_DELIVERY_VERSION: ImmediateDeliveryVersion = 1

/** Of orders that were placed before the text was asked; a new order cannot have it. */
export const BEFORE_CONSENT = 0

const consentRefusals = ['delivery_consent_needed', 'delivery_consent_changed'] as const
type ConsentRefusal = (typeof consentRefusals)[number]

export const isConsentRefusal = (why: string): why is ConsentRefusal =>
  consentRefusals.some((refusal) => refusal === why)

/** `sent`: with the order; `agreed`: the newest version that the member placed an order with. */
type DeliveryConsent = { sent: number | undefined; agreed: number }

/** Whether an order may be placed: it comes with the tick, or its member agreed before. */
export const mayDeliverAtOnce = ({ sent, agreed }: DeliveryConsent): typeof ok | ConsentRefusal => {
  if (sent === undefined)
    return agreed === IMMEDIATE_DELIVERY_VERSION ? ok : 'delivery_consent_needed'
  return sent === IMMEDIATE_DELIVERY_VERSION ? ok : 'delivery_consent_changed'
}

/** The text that an order was placed with; null for an order from before. */
export const deliveryVersionOf = (stored: number): ImmediateDeliveryVersion | null =>
  immediateDeliveryVersions.find((version) => version === stored) ?? null

/** By direct debit credits come once the bank has paid: no sentence promises them at once. */
export const deliverySentenceOf = (method: Method) =>
  method === 'directdebit' ? 'onDebit' : 'atOnce'
