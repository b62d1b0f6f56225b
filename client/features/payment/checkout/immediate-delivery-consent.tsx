import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useWithdrawalDays } from '../withdrawal/way-to-withdraw.tsx'
import styles from './order.module.css'

/**
 * What one asks for by paying, and knows of withdrawing, before the button (promise H3). `isDebit`:
 * when the credits come is said beside it.
 */
export const ImmediateDeliveryConsent = ({ isDebit = false }: { isDebit?: boolean }) => {
  const { t } = useTranslation()
  return (
    <p className={styles.atOnce}>
      {t(isDebit ? 'withdrawal.onDebit' : 'withdrawal.atOnce', { days: useWithdrawalDays() })}{' '}
      <a href={paths.terms()}>{t('footer.terms')}</a>
    </p>
  )
}
