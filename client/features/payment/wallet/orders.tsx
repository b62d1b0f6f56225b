import { Price } from '#client/parts/payment/price.tsx'
import { call } from '#client/platform/api/call.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { methodWithin } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import layout from '#client/ui/layout.module.css'
import type { Answer } from '#core/contract/contract.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import styles from '../checkout/payment.module.css'
import { stateOf } from '../checkout/state.ts'
import { usePreviousPages } from './previous-page.ts'
import { PreviousRows } from './previous-rows.tsx'

const olderOrders = async (before: string) => {
  const { orders: rows, next } = await call('GET /api/orders.php', { query: { before } })
  return { rows, next }
}

const Order = ({ order }: { order: OrderView }) => {
  const texts = useTranslation()
  const { t } = texts
  const { moment } = useFormat()
  const credits = t('credits', { count: order.credits })
  const method = methodWithin(texts, order.payment_method)
  return (
    <li className={styles.item}>
      <span>
        <Link to={paths.payment(order.payment_id)}>
          {t('payment.orderOf', { credits, method })}
        </Link>
        <span className={`${layout.dimmed} ${layout.small}`}>{moment(order.created_at)}</span>
      </span>
      <span className={styles.amount}>
        <Price amount={order.amount} />
        <br />
        <span className={layout.small}>{t(`payment.${stateOf(order)}.short`)}</span>
      </span>
    </li>
  )
}

/** Every order, the latest first, whatever became of it. */
export const Orders = ({
  transactions: { orders, orders_next: next },
}: {
  transactions: Answer<'GET /api/transactions.php'>
}) => {
  const { t } = useTranslation()
  const latest = { rows: orders, next }
  const { rows, ...older } = usePreviousPages(latest, olderOrders, ({ payment_id }) => payment_id)
  return (
    <section>
      <h2>{t('transactions.orders')}</h2>
      {rows.length === 0 && <p>{t('transactions.noOrders')}</p>}
      <ul className={styles.list}>
        {rows.map((order) => (
          <Order key={order.payment_id} order={order} />
        ))}
      </ul>
      <PreviousRows older={older} text={t('wallet.olderOrders')} />
    </section>
  )
}
