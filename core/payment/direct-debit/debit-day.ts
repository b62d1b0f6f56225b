import { debitDay } from './rules.ts'

/**
 * The day on which the payer's bank is to pay: as it was told of, or else counted from `asked`, when
 * its bank was asked, if it was.
 */
export const debitDayOf = (
  { state, context }: { state: unknown; context: Record<string, unknown> },
  { asked, now }: { asked: Date; now: Date },
): Date => {
  if (typeof context.debitAt === 'string') return new Date(context.debitAt)
  return debitDay(state === 'pending' ? asked : now)
}
