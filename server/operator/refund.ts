import type { Money } from '#core/payment/money.ts'
import type { GiveBack } from '#server/payment/refund.ts'

export const REFUND_USAGE =
  'npm run operator -- refund <payment> [<amount>], such as 4.99; without it all that is left'

const AMOUNT = /^(\d{1,7})(?:[.,](\d{2}))?$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const why: Record<string, string> = {
  not_found: 'There is no such payment.',
  not_now: 'There is no money of this payment to give back.',
  refund_too_much: 'There is not so much left of this payment.',
}

const written = ({ minor, currency }: Money) => `${(minor / 100).toFixed(2)} ${currency}`

/** Reads what was typed: the payment, and the amount in minor units; throws with the usage. */
export const refundOf = ([payment = '', amount, ...more]: string[]) => {
  const parts = amount === undefined ? null : AMOUNT.exec(amount)
  const isRead = UUID.test(payment) && (amount === undefined || parts) && more.length === 0
  if (!isRead) throw new Error(REFUND_USAGE)
  return { payment, minor: parts && Number(`${parts[1]}${parts[2] ?? '00'}`) }
}

/** Gives money of a payment back, and takes its credits along; says so in a line. */
export const operateRefund = async (
  { giveBack }: { giveBack: GiveBack },
  typed: string[],
): Promise<string> => {
  const given = await giveBack({ ...refundOf(typed), by: 'givenBack' })
  if (typeof given === 'string') throw new Error(why[given] ?? given)
  const { amount, credits } = given
  return `${written(amount)} goes back, and ${credits} credits with it. The member is told by mail.`
}
