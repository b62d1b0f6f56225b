import { deliverySentenceOf, deliveryVersionOf } from '#core/payment/checkout/immediate-delivery.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import { withdrawalDays } from '#core/payment/withdrawal/rules.ts'
import { deliveryTextsOf, textsOf } from '#server/platform/texts.ts'

export type OrderConsent = Pick<PlacedOrder, 'deliveryConsent' | 'method' | 'createdAt'>

const filled = (text: string, facts: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]))

/** The sentence that a buyer agreed to, when, and its version; null for an order from before. */
export const consentText = (
  { deliveryConsent, method, createdAt }: OrderConsent,
  { language, refundDays }: { language: string; refundDays: number },
): string | null => {
  const version = deliveryVersionOf(deliveryConsent)
  if (version === null) return null
  const texts = deliveryTextsOf(language)
  const date = new Intl.DateTimeFormat(textsOf(language).locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(createdAt)
  const text = texts[`v${version}`][deliverySentenceOf(method)]
  const sentence = filled(text, { days: withdrawalDays(refundDays) })
  return filled(texts.receipt, { sentence, date, version })
}
