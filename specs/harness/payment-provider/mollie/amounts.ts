import type { Amount, AskedPayment } from './books.ts'

const AMOUNT = /^\d+\.\d{2}$/

/** Cents, read without a float on the way. */
export const centsOf = ({ value }: Amount): number => Number(value.replace('.', ''))

export const amountOfCents = (cents: number, currency: string): Amount => {
  const digits = String(cents).padStart(3, '0')
  return { value: `${digits.slice(0, -2)}.${digits.slice(-2)}`, currency }
}

export const isAmount = (amount: Amount | undefined): amount is Amount =>
  amount !== undefined && AMOUNT.test(amount.value) && centsOf(amount) > 0

/** What Mollie refuses of a new payment at a page: the field, or null for a decent one. */
export const faultOf = (asked: Partial<AskedPayment>): string | null => {
  const { amount, description, redirectUrl, webhookUrl, sequenceType } = asked
  if (!isAmount(amount)) return 'amount'
  if (!description || description.length > 255) return 'description'
  const pages = { webhookUrl, ...(sequenceType !== 'recurring' && { redirectUrl }) }
  for (const [field, url] of Object.entries(pages)) {
    if (!url || !/^https?:/.test(url)) return field
  }
  return null
}
