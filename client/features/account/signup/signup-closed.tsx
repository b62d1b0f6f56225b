import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Notice } from '#client/ui/states.tsx'

/** Why a site takes nobody now (SGN-08). */
export const SignupClosed = () => {
  const { t } = useTranslation()
  const { signups } = useSettings()
  const isPartners = signups === 'with_trafficsource'
  return (
    <Notice>
      <p>{t('refusal.signups_closed')}</p>
      <p>{isPartners ? t('signupSteps.closedPartner') : t('signupSteps.closed')}</p>
    </Notice>
  )
}
