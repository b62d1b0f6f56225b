import { useFormat } from '#client/platform/i18n/format.ts'
import styles from '#client/ui/layout.module.css'
import type { Money } from '#core/kernel/money.ts'

/** An amount of money; `digits` for what is smaller than the smallest coin. */
export const Price = ({ amount, digits = 2 }: { amount: Money; digits?: number }) => {
  const { money } = useFormat()
  return <span className={styles.numbers}>{money(amount, digits)}</span>
}
