import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import layout from '#client/ui/layout.module.css'
import { useWithdrawalDays } from '../withdrawal/way-to-withdraw.tsx'

/** What one asks for by paying, and knows of withdrawing, before the button (promise H3). */
export const ImmediateDeliveryConsent = () => {
  const { t } = useTranslation()
  return (
    <p className={`${layout.dimmed} ${layout.small}`}>
      {t('withdrawal.atOnce', { days: useWithdrawalDays() })}
    </p>
  )
}
