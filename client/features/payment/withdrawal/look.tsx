import type { ReactNode } from 'react'
import { Price } from '#client/parts/payment/price.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import layout from '#client/ui/layout.module.css'
import { dayOf } from '#core/kernel/day.ts'
import { sameMoney } from '#core/kernel/money.ts'
import type { Withdrawable } from '#core/payment/withdrawal/contract.ts'
import { moneyFor } from '#core/payment/withdrawal/rules.ts'
import { CreditMarks } from './credit-marks.tsx'
import styles from './steps.module.css'
import { Steps } from './steps.tsx'

/** Credits are shown to the hundredth of a cent: so a sum can be worked out again. */
const DIGITS = 4

/** The day of the site before the instant from which on it is too late, as its mails say it. */
export const lastDayOf = (until: string) => dayOf(new Date(Date.parse(until) - 1))

/** How the sum comes about, where nothing of the order went back before. */
const Sum = ({ order: { credits, unused, amount, back } }: { order: Withdrawable }) => {
  const { t } = useTranslation()
  const isPlain = sameMoney(moneyFor(unused, { own: credits, left: amount }), back)
  const each = { ...amount, minor: amount.minor / credits }
  return (
    <p className={`${styles.line} ${styles.sum}`}>
      {isPlain ? (
        <span>
          {unused} × <Price amount={each} digits={DIGITS} />
        </span>
      ) : (
        <span>{t('withdrawal.back')}</span>
      )}
      <Price amount={back} />
    </p>
  )
}

/** An order by its credits, a mark for each: the used ones pale, and what comes back for the rest. */
export const OrderToWithdraw = ({
  order,
  children,
}: {
  order: Withdrawable
  children?: ReactNode
}) => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { credits, unused, amount, paid_at, until } = order
  const used = credits - unused
  return (
    <div className={styles.card}>
      <p className={styles.line}>
        <strong>{t('credits', { count: credits })}</strong>
        <strong>
          <Price amount={amount} />
        </strong>
      </p>
      <h2 className={styles.small}>{t('withdrawal.ordered', { date: date(paid_at) })}</h2>
      <div className={styles.marks}>
        <CreditMarks credits={credits} unused={unused} />
      </div>
      <p className={`${styles.line} ${styles.small}`}>
        <span>{t('withdrawal.usedCount', { count: used })}</span>
        <b>{t('withdrawal.goesOff', { count: unused })}</b>
      </p>
      <Sum order={order} />
      {used > 0 && (
        <p className={`${styles.line} ${styles.small}`}>
          <span>{t('withdrawal.usedOnes', { count: used })}</span>
          <span>{t('withdrawal.notPaid')}</span>
        </p>
      )}
      <p className={`${styles.line} ${styles.small}`}>
        <span>{t('withdrawal.last')}</span>
        <span>{date(lastDayOf(until))}</span>
      </p>
      {children}
    </div>
  )
}

type Props = { order: Withdrawable; children: ReactNode }

/** The first step: what comes back, and of what. Its buttons are of whoever shows it. */
export const LookFirst = ({ order, children }: Props) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (
    <>
      <Steps nth={1} />
      <div>
        <p className={styles.hero}>{t('withdrawal.hero', { money: money(order.back) })}</p>
        <p className={layout.dimmed}>{t('withdrawal.lookLead')}</p>
      </div>
      <OrderToWithdraw order={order} />
      <p className={styles.small}>{t('withdrawal.proof')}</p>
      <div className={styles.ways}>{children}</div>
    </>
  )
}
