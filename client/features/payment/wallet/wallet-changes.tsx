import type { TFunction } from 'i18next'
import { call } from '#client/platform/api/call.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import layout from '#client/ui/layout.module.css'
import { Empty } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import type { WalletEntry } from '#core/payment/wallet/contract.ts'
import styles from '../checkout/payment.module.css'
import { EntryMark } from './entry-mark.tsx'
import { usePreviousPages } from './previous-page.ts'
import { PreviousRows } from './previous-rows.tsx'
import wallet from './wallet.module.css'

type Transactions = Answer<'GET /api/transactions.php'>

const olderChanges = async (before: string) => {
  const { wallet: rows, next } = await call('GET /api/wallet.php', { query: { before } })
  return { rows, next }
}

const whatFor = (t: TFunction, { reason, about }: WalletEntry) => {
  if (reason === 'message' && about) return t('transactions.messageTo', { name: about })
  if (reason === 'undelivered' && about) return t('wallet.backFrom', { name: about })
  return t(`transactions.reason.${reason}`)
}

const Change = ({ entry }: { entry: WalletEntry }) => {
  const { t } = useTranslation()
  const { time, signed, number } = useFormat()
  const { at, credits, balance, payment, conversation } = entry
  const path = conversation ? paths.chat(conversation) : payment && paths.payment(payment)
  const what = whatFor(t, entry)
  return (
    <li className={`${styles.item} ${wallet.entry}`}>
      <EntryMark entry={entry} />
      <span className={wallet.what}>
        {path ? <Link to={path}>{what}</Link> : <span>{what}</span>}
        <span className={`${layout.dimmed} ${layout.small}`}>{time(at)}</span>
      </span>
      <span className={styles.amount}>
        <span className={credits > 0 ? styles.plus : wallet.minus}>{signed(credits)}</span>
        <br />
        <span className={`${layout.dimmed} ${layout.small}`}>
          {t('transactions.left')}: {number(balance)}
        </span>
      </span>
    </li>
  )
}

/** The changes of one day after another, as the reader's own calendar has them. */
const useDays = (entries: WalletEntry[]) => {
  const { t } = useTranslation()
  const { date, daysAgo } = useFormat()
  const names = [t('wallet.today'), t('wallet.yesterday')]
  return [...Map.groupBy(entries, ({ at }) => date(at))].map(([day, changes]) => ({
    name: names[daysAgo(changes[0]?.at ?? '')] ?? day,
    changes,
  }))
}

/** Every change of the balance, the latest first: when, what for, how many and what was left. */
export const WalletChanges = ({ transactions }: { transactions: Transactions }) => {
  const { t } = useTranslation()
  const latest = { rows: transactions.wallet, next: transactions.wallet_next }
  const { rows, ...older } = usePreviousPages(latest, olderChanges, ({ id }) => id)
  const days = useDays(rows)
  return (
    <section>
      <h2>{t('transactions.wallet')}</h2>
      {rows.length === 0 && <Empty title={t('transactions.noWallet')} place="sofa" />}
      {days.map(({ name, changes }) => (
        <div key={name}>
          <h3 className={wallet.date}>{name}</h3>
          <ul className={styles.list}>
            {changes.map((entry) => (
              <Change key={entry.id} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
      <PreviousRows older={older} text={t('wallet.older')} />
    </section>
  )
}
