import { useFormat } from '#client/platform/i18n/format.ts'
import type { Money } from '#core/kernel/money.ts'
import styles from '../../ui/layout.module.css'

/** An amount of money; `digits` for what is smaller than the smallest coin. */
export const Price = ({ amount, digits = 2 }: { amount: Money; digits?: number }) => {
  const { money } = useFormat()
  return <span className={styles.numbers}>{money(amount, digits)}</span>
}
