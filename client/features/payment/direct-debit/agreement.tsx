import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Details } from '#client/ui/details.tsx'
import { icon } from '#client/ui/icons.tsx'
import { CoinIcon } from '#client/ui/member-icons.tsx'
import type { Money } from '#core/kernel/money.ts'
import type { DebitTerms } from '#core/payment/direct-debit/contract.ts'
import styles from './direct-debit.module.css'

const DayIcon = icon(<path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4" />)
const MailIcon = icon(<path d="M3 6h18v13H3zM3.5 7l8.5 6.5L20.5 7" />)
const BackIcon = icon(<path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />)

type Props = { terms: DebitTerms; amount: Money; credits: number }

/** When the credits come: with an advance some at once, else once the bank has paid. */
export const useDelivery = ({ terms, credits }: Pick<Props, 'terms' | 'credits'>): string => {
  const { t } = useTranslation()
  const advance = Math.min(credits, terms.advance)
  if (advance === 0) return t('debit.later')
  return t('debit.advance', { credits: t('credits', { count: advance }) })
}

/** What is agreed, a line each; folded out, the whole text that is signed. */
export const Agreement = ({ terms, amount, credits }: Props) => {
  const { t } = useTranslation()
  const { money, date } = useFormat()
  const delivery = useDelivery({ terms, credits })
  return (
    <section className={styles.agreement} aria-labelledby="debit-agree">
      <h2 id="debit-agree">{t('debit.agree')}</h2>
      <ul>
        <li>
          <DayIcon />
          {t('debit.once', { price: money(amount), day: date(terms.due_at) })}
        </li>
        <li>
          <MailIcon />
          {t('debit.mailed')}
        </li>
        <li>
          <BackIcon />
          {t('debit.takeBack')}
        </li>
        <li>
          <CoinIcon />
          {delivery}
        </li>
      </ul>
      <Details summary={t('debit.whole')}>
        <p lang={terms.language}>{terms.mandate_text}</p>
      </Details>
    </section>
  )
}
