import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryClient } from '#client/api/client.ts'
import { transactionsQuery } from '#client/api/queries.ts'
import { useFormat } from '#client/i18n/format.ts'
import { paths } from '#client/paths.ts'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Price } from '#client/ui/price.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import { methodName } from './method-name.ts'
import styles from './payment.module.css'
import { stateOf } from './state.ts'

type Transactions = Answer<'GET /api/transactions.php'>

/** Asked anew when it may have changed; where that fails, what was known last is not lost. */
export const loader = async () => {
  try {
    return await queryClient.fetchQuery(transactionsQuery)
  } catch (error) {
    const known = queryClient.getQueryData(transactionsQuery.queryKey)
    if (known === undefined) throw error
    return known
  }
}

const Order = ({ order }: { order: Transactions['orders'][number] }) => {
  const { t } = useTranslation()
  const { moment } = useFormat()
  const credits = t('credits', { count: order.credits })
  const method = methodName(t, order.payment_method)
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

const Change = ({ entry }: { entry: Transactions['wallet'][number] }) => {
  const { t } = useTranslation()
  const { moment, signed } = useFormat()
  const { at, reason, credits, balance, about } = entry
  const isNamed = reason === 'message' && about
  return (
    <li className={styles.item}>
      <span>
        {isNamed
          ? t('transactions.messageTo', { name: about })
          : t(`transactions.reason.${reason}`)}
        <br />
        <span className={`${layout.dimmed} ${layout.small}`}>{moment(at)}</span>
      </span>
      <span className={styles.amount}>
        <span className={credits > 0 ? styles.plus : ''}>{signed(credits)}</span>
        <br />
        <span className={`${layout.dimmed} ${layout.small}`}>
          {t('transactions.left')}: {balance}
        </span>
      </span>
    </li>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const { data, isError, dataUpdatedAt } = useSuspenseQuery(transactionsQuery)
  const { orders, wallet, credits, owed } = data
  const { moment } = useFormat()
  return (
    <Page width="reading">
      <h1>{t('transactions.title')}</h1>
      {isError && (
        <Notice>
          {t('transactions.old', { when: moment(new Date(dataUpdatedAt).toISOString()) })}
        </Notice>
      )}
      <p>
        <strong>{t('shop.balance', { credits: t('credits', { count: credits }) })}</strong>{' '}
        <Link to={paths.credits()}>{t('chat.buy')}</Link>
      </p>
      {owed > 0 && (
        <Notice tone="bad">
          {t('transactions.owed', { credits: t('credits', { count: owed }) })}
        </Notice>
      )}
      <section>
        <h2>{t('transactions.orders')}</h2>
        {orders.length === 0 && <p>{t('transactions.noOrders')}</p>}
        <ul className={styles.list}>
          {orders.map((order) => (
            <Order key={order.payment_id} order={order} />
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('transactions.wallet')}</h2>
        {wallet.length === 0 && <p>{t('transactions.noWallet')}</p>}
        <ul className={styles.list}>
          {wallet.map((entry) => (
            <Change key={`${entry.at} ${entry.reason} ${entry.balance}`} entry={entry} />
          ))}
        </ul>
      </section>
    </Page>
  )
}
