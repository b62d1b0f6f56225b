import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useWithdrawalDays } from '../withdrawal/way-to-withdraw.tsx'
import styles from './order.module.css'

/** What one asks for by paying, and knows of withdrawing, before the button (promise H3). */
export const ImmediateDeliveryConsent = () => {
  const { t } = useTranslation()
  return (
    <p className={styles.atOnce}>
      {t('withdrawal.atOnce', { days: useWithdrawalDays() })}{' '}
      <a href={paths.terms()}>{t('footer.terms')}</a>
    </p>
  )
}
