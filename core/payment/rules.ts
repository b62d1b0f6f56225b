import { ok } from '#core/verdict.ts'
import { type Money, sameMoney } from './money.ts'

/** The first question about a payment that is not final; later ones come at growing intervals. */
export const ASK_FIRST_MS = 5 * 60_000
export const ASK_LAST_MS = 24 * 3_600_000

/** So often is asked: for three weeks, longer than any method keeps people waiting. */
export const ASK_TIMES_MAX = 30

/** What a provider says of a payment, once asked. `reference` is our own id of it. */
export type Said = { reference: string; amount: Money; live: boolean }

/** Amount, currency, payment and mode of what the provider says are those of the order (M11). */
export const matchesOrder = ({ order, said }: { order: Said; said: Said }) =>
  said.reference === order.reference &&
  sameMoney(said.amount, order.amount) &&
  said.live === order.live
    ? ok
    : 'payment_mismatch'

/** How long to wait before asking again, when it was asked `times` times: 5 min, then growing. */
export const askAgainMs = (times: number): number =>
  Math.min(ASK_FIRST_MS * 2 ** Math.min(times, 20), ASK_LAST_MS)
