import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLifecycle } from '#client/api/lifecycle.ts'
import { useResend } from '#client/api/resend.ts'
import { useWords } from '#client/i18n/words.ts'
import { Notice } from '#client/ui/states.tsx'
import { account } from '#core/account/machine.ts'
import type { User } from '#core/contract/shapes.ts'
import { routeOf } from '#core/site/routes.ts'
import styles from './not-confirmed.module.css'

const resendIsThere = ['activate-error', 'token']

/** Reminds a member whose address is not confirmed, for as long as it can be. */
export const NotConfirmed = ({ user, pathname }: { user: User; pathname: string }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const resend = useResend()
  const { can } = useLifecycle(account, user.lifecycle)
  const hasToConfirm = can({ type: 'activate', link: 'good', credits: 0 })
  if (!hasToConfirm || resendIsThere.includes(`${routeOf(pathname)}`)) return null
  return (
    <section className={styles.reminder} aria-label={t('activate.reminderTitle')}>
      <Notice>
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
