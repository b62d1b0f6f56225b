import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Price } from '#client/parts/payment/price.tsx'
import { transactionQuery } from '#client/parts/payment/wallet.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { creditsQuery } from '#client/platform/api/payment-queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { methodName } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import layout from '#client/ui/layout.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { creditsGrantedOf } from '#core/payment/checkout/order.ts'
import { isUnderWay } from '#core/payment/selectors.ts'
import { timelineEvents } from '#core/payment/timeline.ts'
import styles from '../checkout/payment.module.css'
import { safeCheckout } from '../checkout/pending-order.ts'
import { PriceLines } from '../checkout/price-lines.tsx'
import wallet from './wallet.module.css'

type Transaction = Answer<'GET /api/transaction.php'>

/** The name of the bank that was chosen, as far as its provider still offers it. */
const useBank = ({ bank, bundle, payment_method }: OrderView) => {
  const { data } = useQuery({ ...creditsQuery, enabled: bank !== null })
  const banks = data?.bundles.find(({ id }) => id === bundle)?.banks[payment_method]
  return banks?.find(({ id }) => id === bank)?.name
}

const Details = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation()
  const { moment } = useFormat()
  const { demo } = useSettings()
  const bank = useBank(order)
  const play = demo && !isUnderWay(order.lifecycle) && safeCheckout(order.checkout_url)
  const { credits, payment_method, amount: total, vat, price_components: components } = order
  return (
    <section className={`${layout.surface} ${layout.stack}`}>
      <h2>{t('payment.order')}</h2>
      <PriceLines
        credits={creditsGrantedOf(order)}
        ordered={credits}
        price={{ components, total, vat }}
      />
      <dl className={styles.lines}>
        <dt>{t('payment.method')}</dt>
        <dd>{methodName(t, payment_method)}</dd>
        {bank && (
          <>
            <dt>{t('shop.bank')}</dt>
            <dd>{bank}</dd>
          </>
        )}
        <dt>{t('payment.date')}</dt>
        <dd>{moment(order.completed_at ?? order.created_at)}</dd>
      </dl>
      <p className={`${layout.dimmed} ${layout.small}`}>
        {t('payment.number')}: {order.payment_id}
      </p>
      {play && (
        <p className={layout.small}>
          <a href={play}>{t('payment.bank')}</a>
        </p>
      )}
    </section>
  )
}

const Receipts = ({ order, receipts }: { order: OrderView; receipts: Transaction['receipts'] }) => {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (
    <section>
      <h2>{t('receipt.list')}</h2>
      <ul className={styles.list}>
        {receipts.map(({ number, kind, at, amount }) => (
          <li key={number} className={styles.item}>
            <span>
              <Link to={paths.receipt(order.payment_id, number)}>
                {t('receipt.title', { kind: t(`receipt.${kind}`), number })}
              </Link>
              <span className={`${layout.dimmed} ${layout.small}`}>{date(at)}</span>
            </span>
            <span className={styles.amount}>
              <Price amount={amount} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is paid by a kept way has no page that could stand ready. */
const timelineTextOf = (
  event: Transaction['life'][number]['event'],
  { by_mandate: isKept }: OrderView,
) => (event === 'opened' && isKept ? ('openedKept' as const) : event)

const Life = ({ order, life }: { order: OrderView; life: Transaction['life'] }) => {
  const { t } = useTranslation()
  const { moment } = useFormat()
  return (
    <section>
      <h2>{t('life.title')}</h2>
      <ol className={wallet.life}>
        {life.map(({ at, event }) => (
          <li key={`${at} ${event}`} data-news={timelineEvents[event]}>
            {t(`life.${timelineTextOf(event, order)}`)}
            <span className={`${layout.dimmed} ${layout.small}`}>{moment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** An order with what it costs, its receipts, and what became of it. */
export const TransactionParts = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation()
  const { data, isError } = useQuery({
    ...transactionQuery(order),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Details order={order} />
      {isError && <Notice>{t('life.lost')}</Notice>}
      {data && data.receipts.length > 0 && <Receipts order={order} receipts={data.receipts} />}
      {data && <Life order={order} life={data.life} />}
    </>
  )
}
