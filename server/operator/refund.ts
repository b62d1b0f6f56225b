import { dayOf } from '#core/kernel/day.ts'
import { type Money, plainMoney } from '#core/kernel/money.ts'
import type { Clock, IdempotencyStore, Ids, StaffAct } from '#core/kernel/ports.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { OPERATOR } from '#core/moderation/values.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { GiveBack, GivenRefund } from '#server/payment/refund/refund.ts'
import type { IdempotencyKey } from '#server/platform/dispatch.ts'

export const REFUND_USAGE = `npm run operator -- refund <payment> [<amount>], such as 4.99; without it all that is left
  The same typed again within a day is the same refund, unless --again is said.`

const AMOUNT = /^(\d{1,7})(?:[.,](\d{2}))?$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const why: Record<string, string> = {
  not_found: 'There is no such payment.',
  not_now: 'There is no money of this payment to give back.',
  refund_too_much: 'There is not so much left of this payment.',
}

/** Reads what was typed: the payment, and the amount in minor units; throws with the usage. */
export const refundOf = (typed: string[]) => {
  const more = typed.filter((one) => one !== '--again')
  const [payment = '', amount] = more
  const parts = amount === undefined ? null : AMOUNT.exec(amount)
  const isRead = UUID.test(payment) && (amount === undefined || parts) && more.length <= 2
  if (!isRead) throw new Error(REFUND_USAGE)
  const minor = parts && Number(`${parts[1]}${parts[2] ?? '00'}`)
  return { payment: payment.toLowerCase(), minor, again: more.length < typed.length }
}

type Typed = ReturnType<typeof refundOf>
type Dependencies = {
  payments: Pick<PaymentStore, 'receipt'>
  giveBack: GiveBack
  idempotencyStore: Pick<IdempotencyStore, 'find'>
  clock: Clock
  ids: Pick<Ids, 'next'>
}

/** The same command of a day is one refund, also where its answer never came. */
const idempotencyKeyFor = ({ payment, minor }: Typed, of: string): IdempotencyKey => ({
  scope: 'operator refund',
  key: `${payment} ${minor ?? 'all'} ${of}`,
  fingerprint: '',
})

/** What the same command gave back less than a day ago, on the other side of midnight too. */
const givenBefore = async (
  { idempotencyStore, clock }: Dependencies,
  typed: Typed,
): Promise<GivenRefund | null> => {
  const now = clock.now().getTime()
  for (const at of [now, now - DAY_MS]) {
    const known = await idempotencyStore.find(idempotencyKeyFor(typed, dayOf(new Date(at))))
    const given = known && (JSON.parse(String(known.answer)) as GivenRefund)
    if (given && now - Date.parse(given.at) < DAY_MS) return given
  }
  return null
}

/** What is logged of so much of a payment that the operator gives back. */
export const refundActOf = (payment: string, account: string | null, amount: Money): StaffAct => ({
  actor: OPERATOR,
  act: 'refund',
  case: null,
  account,
  about: `${payment} ${plainMoney(amount)}`,
})

/** Gives money of a payment back, and takes its credits along; says so in a line. */
export const operateRefund = async (deps: Dependencies, typed: string[]): Promise<string> => {
  const { again, ...request } = refundOf(typed)
  const { giveBack, clock, ids } = deps
  const found = again ? null : await givenBefore(deps, { ...request, again })
  if (found) {
    return (
      `${plainMoney(found.amount)} of this payment went back by the same command at ${found.at}, ` +
      `and ${found.credits} credits with it. Nothing was done now: say --again to give as much once more.`
    )
  }
  const idempotency = idempotencyKeyFor(
    { ...request, again },
    again ? ids.next() : dayOf(clock.now()),
  )
  const paid = await deps.payments.receipt(request.payment)
  const log = (amount: Money) => refundActOf(request.payment, paid?.account ?? null, amount)
  const given = await giveBack({ ...request, by: 'givenBack', idempotency, log })
  if (typeof given === 'string') throw new Error(why[given] ?? given)
  const { amount, credits } = given
  return `${plainMoney(amount)} goes back, and ${credits} credits with it. The member is told by mail.`
}
