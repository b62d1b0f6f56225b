import type { TFunction } from 'i18next'
import { useState } from 'react'
import { Price } from '#client/parts/payment/price.tsx'
import { call } from '#client/platform/api/call.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import layout from '#client/ui/layout.module.css'
import { Empty } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import type { Money } from '#core/kernel/money.ts'
import type { WalletEntry } from '#core/payment/wallet/contract.ts'
import { EntryMark } from './entry-mark.tsx'
import { usePreviousPages } from './previous-page.ts'
import { PreviousRows } from './previous-rows.tsx'
import styles from './wallet-changes.module.css'

type Transactions = Answer<'GET /api/transactions.php'>

const olderChanges = async (before: string) => {
  const { wallet: rows, next } = await call('GET /api/wallet.php', { query: { before } })
  return { rows, next }
}

const whatFor = (t: TFunction, { reason, about }: WalletEntry) => {
  if (reason === 'message' && about) return t('transactions.messageTo', { name: about })
  if (reason === 'gift' && about) return t('transactions.giftTo', { name: about })
  if (reason === 'photo' && about) return t('transactions.photoTo', { name: about })
  if (reason === 'undelivered' && about) return t('wallet.backFrom', { name: about })
  if (reason === 'unanswered' && about) return t('wallet.noAnswerFrom', { name: about })
  return t(`transactions.reason.${reason}`)
}

const useWhen = () => {
  const { t } = useTranslation()
  const { day, daysAgo } = useFormat()
  return (at: string) => [t('wallet.today'), t('wallet.yesterday')][daysAgo(at)] ?? day(at)
}

type ChangeProps = { entry: WalletEntry; paid: Money | undefined }

const Change = ({ entry, paid }: ChangeProps) => {
  const { t } = useTranslation()
  const { time, signed, number } = useFormat()
  const when = useWhen()
  const { at, credits, balance, payment, conversation } = entry
  const path = conversation ? paths.chat(conversation) : payment && paths.payment(payment)
  const what = whatFor(t, entry)
  return (
    <li className={styles.entry}>
      <EntryMark entry={entry} />
      <span className={styles.what}>
        {path ? <Link to={path}>{what}</Link> : <span>{what}</span>}
      </span>
      <span className={styles.when}>
        {when(at)} <span>{time(at)}</span>
      </span>
      <span className={credits > 0 ? styles.plus : styles.minus}>{signed(credits)}</span>
      <span className={styles.left}>
        <span>{t('transactions.left')}: </span>
        {number(balance)}
      </span>
      <span className={styles.amount}>{paid && <Price amount={paid} />}</span>
    </li>
  )
}

/** What stands above the columns, where there are some. */
const Columns = () => {
  const { t } = useTranslation()
  const names = ['when', 'what', 'credits', 'left', 'amount'] as const
  return (
    <div className={styles.columns} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{t(`wallet.${name}`)}</span>
      ))}
    </div>
  )
}

const filters = {
  all: () => true,
  in: ({ credits }: WalletEntry) => credits > 0,
  out: ({ credits }: WalletEntry) => credits < 0,
} as const
type Filter = keyof typeof filters
const filterNames = Object.keys(filters) as Filter[]

type ChipsProps = { chosen: Filter; onChoose: (filter: Filter) => void }

const Chips = ({ chosen, onChoose }: ChipsProps) => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('wallet.show')}</legend>
      {filterNames.map((name) => (
        <label key={name} className={styles.chip}>
          <input
            type="radio"
            name="changes"
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          {t(`wallet.only.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** Every change of the balance, the latest first: when, what for, how many and what was left. */
export const WalletChanges = ({ transactions }: { transactions: Transactions }) => {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<Filter>('all')
  const latest = { rows: transactions.wallet, next: transactions.wallet_next }
  const { rows, ...older } = usePreviousPages(latest, olderChanges, ({ id }) => id)
  const shown = rows.filter(filters[filter])
  const paid = new Map(transactions.orders.map(({ payment_id, amount }) => [payment_id, amount]))
  const paidFor = ({ reason, payment }: WalletEntry) =>
    reason === 'bundle' && payment ? paid.get(payment) : undefined
  return (
    <section className={styles.section}>
      <div className={styles.top}>
        <h2>{t('transactions.wallet')}</h2>
        {rows.length > 0 && <Chips chosen={filter} onChoose={setFilter} />}
      </div>
      <div className={styles.changes}>
        {rows.length === 0 && <Empty title={t('transactions.noWallet')} place="sofa" />}
        {shown.length > 0 && <Columns />}
        <ul>
          {shown.map((entry) => (
            <Change key={entry.id} entry={entry} paid={paidFor(entry)} />
          ))}
        </ul>
        {rows.length > 0 && shown.length === 0 && (
          <p className={layout.dimmed}>{t('wallet.nothing')}</p>
        )}
        <PreviousRows older={older} text={t('wallet.older')} />
      </div>
    </section>
  )
}
