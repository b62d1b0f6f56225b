import { useState } from 'react'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import type { MemberFileView } from '#core/moderation/support/contract.ts'
import { OrderLife } from './life.tsx'
import styles from './support.module.css'

export type Order = NonNullable<MemberFileView['orders']>[number]

const known = [
  'loading',
  'unknown',
  'pending',
  'completed',
  'failed',
  'cancelled',
  'partlyRefunded',
  'refunded',
  'chargedBack',
  'wonBack',
] as const

/** What was paid twice is paid; its chart tells how often. */
const wordsOf = (state: string) =>
  state === 'paidTwice' ? 'completed' : (known.find((one) => one === state) ?? 'other')

type OrderProps = { order: Order; refund: (order: Order) => void }

/** Its state opens how it came there. */
const OrderRow = ({ order, refund }: OrderProps) => {
  const { t } = useTranslation('desk')
  const { moment, money } = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <span className={styles.at}>{moment(order.at)}</span>
      <PlainButton
        className={styles.opens ?? ''}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(`member.state.${wordsOf(order.state)}`)}
      </PlainButton>
      <span className={styles.end}>{money(order.money)}</span>
      {order.left_minor > 0 && (
        <Button variant="default" size="sm" onClick={() => refund(order)}>
          {t('member.refund')}
        </Button>
      )}
      {isOpen && (
        <div className={styles.whole}>
          <OrderLife order={order} />
        </div>
      )}
    </li>
  )
}

/** What was ordered, where each stands, and what of it can still go back. */
export const Orders = ({ orders, refund }: { orders: Order[]; refund: (order: Order) => void }) => {
  const { t } = useTranslation('desk')
  return (
    <section className={styles.part}>
      <h2>{t('member.orders')}</h2>
      {orders.length === 0 && <p className={styles.quiet}>{t('member.noOrders')}</p>}
      <ul className={styles.rows}>
        {orders.map((order) => (
          <OrderRow key={order.payment} order={order} refund={refund} />
        ))}
      </ul>
    </section>
  )
}

/** Credits as the books have them, without whom they went to. */
export const Credits = ({ credits }: { credits: NonNullable<MemberFileView['credits']> }) => {
  const { t } = useTranslation('desk')
  const { t: words } = useTranslation()
  const { moment, signed } = useFormat()
  const { balance, owed, entries } = credits
  return (
    <section className={styles.part}>
      <h2>{t('member.credits')}</h2>
      <p>
        {t('member.balance', { count: balance })}
        {owed > 0 && `, ${t('member.owed', { count: owed })}`}
      </p>
      {entries.length === 0 && <p className={styles.quiet}>{t('member.noCredits')}</p>}
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.reason} ${entry.balance}`}>
            <span className={styles.at}>{moment(entry.at)}</span>
            <span>{words(`transactions.reason.${entry.reason}`)}</span>
            <span className={styles.end}>{signed(entry.credits)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
