import { useFormat } from '#client/platform/i18n/format.ts'
import { type Currency, MINOR_PER_WHOLE, type Money } from '#core/kernel/money.ts'
import { sumsOf } from '#core/site/statistics/rules.ts'

type Counted = Money & { orders?: number; times?: number }

/** What all of it comes to by currency, and first the one in which it came or went most often. */
export const mainOf = (amounts: readonly Counted[]): { main: Currency; sums: Money[] } => {
  const often = (wanted: Currency) =>
    amounts
      .filter(({ currency }) => currency === wanted)
      .reduce((all, { orders, times }) => all + (orders ?? times ?? 1), 0)
  const sums = sumsOf(amounts).toSorted((a, b) => often(b.currency) - often(a.currency))
  return { main: sums[0]?.currency ?? 'EUR', sums }
}

/** Whole amounts are enough at the side of a plot. */
export const useMoney = () => {
  const { money, list } = useFormat()
  return {
    rounded: (minor: number, currency: Currency) =>
      money({ minor: Math.round(minor / MINOR_PER_WHOLE) * MINOR_PER_WHOLE, currency }, 0),
    all: (sums: readonly Money[]) => list(sums.map((each) => money(each))),
  }
}

/** For a file: 4.99. */
export const wholeOf = (minor: number) => minor / MINOR_PER_WHOLE
