import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'

/** A fictional profile answers what was paid for within so long, or the credits come back (H1). */
export const ANSWER_MS = 48 * HOUR_MS

/** What is held is looked at within so long, or goes on with a warning (MOD-05). */
export const HELD_MS = 60 * MINUTE_MS

type Awaited = { cost: number; isAnswered: boolean }

/** An answer is due to what was paid for alone. */
export const mayAwait = ({ cost }: Pick<Awaited, 'cost'>) => (cost > 0 ? ok : 'not_now')

/** From its delivery on an answer is due to what was held on its way to a fictional profile. */
export const mayOwe = ({ owesAnswer, cost }: { owesAnswer: boolean; cost: number }) =>
  owesAnswer && cost > 0 ? ok : 'not_now'

/** Credits come back where nobody answered in time, and nothing happens where somebody did. */
export const mayGiveBack = ({ cost, isAnswered }: Awaited) =>
  cost > 0 && !isAnswered ? ok : 'not_now'

/** Only who said it takes it back; to anybody else it is not there. */
export const mayRetract = ({ isOwn }: { isOwn: boolean }) => (isOwn ? ok : 'not_found')

/** Credits come back for a message that was paid for and that nobody will ever read (C4). */
export const mayRefund = ({ cost, wasRead }: { cost: number; wasRead: boolean }) =>
  cost > 0 && !wasRead ? ok : 'not_now'
