import { useSuspenseQuery } from '@tanstack/react-query'
import { balanceQuery } from '#client/parts/payment/wallet.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { transactionsQuery } from '#client/platform/api/payment-queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import { BalanceChart, Moved } from './balance-history.tsx'
import { Orders } from './orders.tsx'
import { Spending, WalletWays } from './spending.tsx'
import styles from './wallet.module.css'
import { WalletChanges } from './wallet-changes.tsx'

/** Asked anew when it may have changed; where that fails, what was known last is not lost. */
export const loader = async () => {
  const prefetched = queryClient.prefetchQuery(balanceQuery)
  try {
    return await queryClient.fetchQuery(transactionsQuery)
  } catch (error) {
    const known = queryClient.getQueryData(transactionsQuery.queryKey)
    if (known === undefined) throw error
    return known
  } finally {
    await prefetched
  }
}

export const Component = () => {
  const { t } = useTranslation()
  const { data, isError, dataUpdatedAt } = useSuspenseQuery(transactionsQuery)
  const { wallet, credits, owed } = data
  const { moment, number } = useFormat()
  return (
    <Page>
      <div className={styles.statement}>
        <TaskHead
          title={t('transactions.title')}
          to={paths.settings()}
          back={t('shop.back')}
          isBack
        />
        {(isError || owed > 0) && (
          <div className={styles.notices}>
            {isError && (
              <Notice>
                {t('transactions.old', { when: moment(new Date(dataUpdatedAt).toISOString()) })}
              </Notice>
            )}
            {owed > 0 && (
              <Notice tone="bad">
                {t('transactions.owed', { credits: t('credits', { count: owed }) })}
              </Notice>
            )}
          </div>
        )}
        <div className={styles.beside}>
          <div className={styles.balance}>
            <div className={styles.head}>
              <span className={styles.score} aria-hidden="true">
                {number(credits)}
              </span>
              <p className={styles.credits}>
                <span className="visually-hidden">
                  {t('shop.balance', { credits: t('credits', { count: credits }) })}
                </span>
                <span aria-hidden="true">{t('wallet.unit', { count: credits })}</span>
                <Moved />
              </p>
              <Button component={Link} to={paths.credits()} tall aria-label={t('chat.buy')}>
                {t('wallet.buy')}
              </Button>
            </div>
            {wallet.length > 0 && <BalanceChart postings={wallet} />}
          </div>
          <Spending />
          <WalletWays orders={data.orders} />
        </div>
        <WalletChanges transactions={data} />
        <div className={styles.orders}>
          <Orders transactions={data} />
        </div>
      </div>
    </Page>
  )
}
