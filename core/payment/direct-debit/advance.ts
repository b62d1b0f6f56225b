import { ok } from '#core/kernel/verdict.ts'
import type { Method } from '../methods.ts'

/** So long a debit that a bank did not pay, or took back, counts against credits in advance. */
export const SETBACK_DAYS = 365

/**
 * What decides on credits before a direct debit is paid: what the member owes, in credits; how often
 * in `SETBACK_DAYS` a bank took money back or refused a debit, since somebody of the staff last let
 * it be; and the credits that other orders of the member have in advance.
 */
export type AdvanceFacts = { owed: number; setbacks: number; outstanding: number }

/** Nothing comes in advance for who owes, or whose bank took back or refused. */
export const mayAdvance = ({ owed, setbacks }: Pick<AdvanceFacts, 'owed' | 'setbacks'>) =>
  owed > 0 || setbacks > 0 ? 'not_now' : ok

/**
 * How many of the credits of an order come before its money: `most` is what the site lets a member
 * have in advance in all, 0 where it lets nobody.
 */
export const advanceFor = (
  { most, credits }: { most: number; credits: number },
  facts: AdvanceFacts,
): number =>
  mayAdvance(facts) === ok ? Math.max(0, Math.min(credits, most - facts.outstanding)) : 0

type Advancing = { advance?: number; advanced?: number }

/** Whether credits may come now in advance of the money of the order. */
export const comesInAdvance = ({ advance = 0 }: Advancing) => (advance > 0 ? ok : 'not_now')

/** Whether credits have come in advance that its money has yet to settle. */
export const isInAdvance = ({ advanced = 0 }: Advancing) => (advanced > 0 ? ok : 'not_now')

/** Whether a bank may yet say no, after it was waited for long enough. */
export const isDebit = ({ method }: { method: Method }) =>
  method === 'directdebit' ? ok : 'not_now'
