import { useLocation } from 'react-router'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { ScenePage } from '#client/ui/scene.tsx'
import { Notice } from '#client/ui/states.tsx'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'

/** `paid`: whether there is a payment to be kept; `isSuspended`: they cannot log in to return. */
type LeavingState = { until?: string | null; paid?: boolean; isSuspended?: boolean } | null

/** After leaving: for how long the mailed link brings everything back (product spec, section 4). */
export const Component = () => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { demo, support_email } = useSettings()
  const state = useLocation().state as LeavingState
  if (state?.until === null) {
    return (
      <ScenePage name="beach" size="form">
        <h1>{t('goodbye.erasedTitle')}</h1>
        <p>{t('goodbye.erasedText')}</p>
        {state.paid && <p>{t('goodbye.erasedPaid', { email: support_email })}</p>}
        <Button component={Link} to={paths.index()}>
          {t('error.home')}
        </Button>
      </ScenePage>
    )
  }
  return (
    <ScenePage name="beach" size="form">
      <h1>{t('goodbye.title')}</h1>
      <p>
        {state?.until
          ? t('goodbye.until', { date: date(state.until) })
          : t('goodbye.days', { days: DELETION_GRACE_DAYS })}
      </p>
      <p>{t(state?.isSuspended ? 'goodbye.textSuspended' : 'goodbye.text')}</p>
      {demo && (
        <Notice>
          <p>{t('site.demo')}</p>
          <Button component="a" href={paths.mailbox()}>
            {t('site.mailbox')}
          </Button>
        </Notice>
      )}
      <p>
        <Link to={paths.index()}>{t('error.home')}</Link>
      </p>
    </ScenePage>
  )
}
