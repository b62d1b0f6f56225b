import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { Answer } from '#core/contract/contract.ts'
import type { WalletEntry } from '#core/payment/wallet/contract.ts'
import { WayToWithdrawals } from '../withdrawal/way-to-withdraw.tsx'
import styles from './wallet.module.css'

const SHOWN_MAX = 4
const BAR = 100

/** To whom credits went, without those that came back. */
const spentOn = (entries: readonly WalletEntry[]) => {
  const spent = new Map<string, number>()
  for (const { reason, about, credits } of entries) {
    if (about === null || (reason !== 'message' && reason !== 'undelivered')) continue
    spent.set(about, (spent.get(about) ?? 0) - credits)
  }
  return [...spent]
    .filter(([, credits]) => credits > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SHOWN_MAX)
}

/** The latest messages, by whom they went to. */
export const Spending = ({ entries }: { entries: readonly WalletEntry[] }) => {
  const { t } = useTranslation()
  const { number } = useFormat()
  const spent = spentOn(entries)
  const most = spent[0]?.[1]
  if (!most) return null
  return (
    <section className={styles.went}>
      <h2>{t('wallet.went')}</h2>
      <dl className={styles.bars}>
        {spent.map(([name, credits]) => (
          <div key={name}>
            <dt>{name}</dt>
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
