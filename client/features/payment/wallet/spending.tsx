import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { balanceQuery } from '#client/parts/payment/wallet.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { Answer } from '#core/contract/contract.ts'
import { everyDay } from '#core/payment/wallet/balance-history.ts'
import { WayToWithdrawals } from '../withdrawal/way-to-withdraw.tsx'
import styles from './spending.module.css'

const BAR = 88

/** On whom most was spent, in the days that the course shows. */
export const Spending = () => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const title = useId()
  const { data: course } = useQuery(balanceQuery)
  const spent = course?.spent_on ?? []
  const most = spent[0]?.credits
  if (!course || !most) return null
  return (
    <section className={styles.went} aria-labelledby={title}>
      <h2 id={title}>{t('wallet.went')}</h2>
      <p>{t('wallet.lastDays', { count: everyDay(course).length })}</p>
      <dl className={styles.bars}>
        {spent.map(({ member, credits }) => (
          <div key={member.id}>
            <dt>
              <Avatar member={member} />
              <span>{member.name}</span>
            </dt>
            <dd>
              <svg width={(BAR * credits) / most} height="14" aria-hidden="true">
                <rect width="100%" height="14" rx="3" />
              </svg>
              {number(credits)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What else one can do about one's money. */
export const WalletWays = ({ orders }: Pick<Answer<'GET /api/transactions.php'>, 'orders'>) => {
  const { t } = useTranslation()
  return (
    <div className={styles.ways}>
      <Link to={paths.settings()}>
        {t('spending.title')} <span>{t('wallet.change')}</span>
      </Link>
      <Link to={paths.settings()}>
        {t('mandates.title')} <span>{t('wallet.see')}</span>
      </Link>
      <WayToWithdrawals orders={orders} />
    </div>
  )
}
