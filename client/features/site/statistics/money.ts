import { useFormat } from '#client/platform/i18n/format.ts'
import { type Currency, MINOR_PER_WHOLE, type Money } from '#core/kernel/money.ts'
import { sumsOf } from '#core/site/statistics/rules.ts'

/** In which currency most of it is, and what all of it comes to, by currency. */
export const mainOf = (amounts: readonly Money[]): { main: Currency; sums: Money[] } => {
  const sums = sumsOf(amounts).toSorted((a, b) => b.minor - a.minor)
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
