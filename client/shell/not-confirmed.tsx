import { Button, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLifecycle } from '#client/api/lifecycle.ts'
import { useResend } from '#client/api/resend.ts'
import { useWords } from '#client/i18n/words.ts'
import { CloseIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { account } from '#core/account/machine.ts'
import type { User } from '#core/contract/shapes.ts'
import { showsAlert } from '#core/site/alerts.ts'
import { routeOf } from '#core/site/routes.ts'
import { useDismissed } from './dismissed.ts'
import styles from './not-confirmed.module.css'

/** Reminds a member whose address is not confirmed, for as long as it can be, or until dismissed. */
export const NotConfirmed = ({ user, pathname }: { user: User; pathname: string }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const resend = useResend()
  const { can } = useLifecycle(account, user.lifecycle)
  const { dismissedAt, dismiss } = useDismissed(user.id, 'not-confirmed')
  const concerned = can({ type: 'activate', link: 'good', credits: 0 })
  const route = routeOf(pathname)
  if (!showsAlert('not-confirmed', { route, concerned, dismissedAt })) return null
  return (
    <section className={styles.reminder} aria-label={t('activate.reminderTitle')}>
      <Notice>
        <UnstyledButton
          className={styles.dismiss}
          aria-label={t('action.dismiss')}
          onClick={dismiss}
        >
          <CloseIcon size={20} />
        </UnstyledButton>
        <p>
          <strong>{t('activate.reminderTitle')}.</strong>{' '}
          {t('activate.reminderText', { email: user.email })}
        </p>
        {resend.isSuccess ? (
          <p>{t('activate.resent')}</p>
        ) : (
          <Button
            variant="default"
            size="sm"
            h={44}
            loading={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {t('activate.resend')}
          </Button>
        )}
        {resend.isError && <p role="alert">{of(resend.error)}</p>}
      </Notice>
    </section>
  )
}
