import { Button, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#client/api/hooks.ts'
import { usePush } from '#client/api/push.ts'
import { useDismissed } from '#client/ui/dismissed.ts'
import { CloseIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { User } from '#core/contract/shapes.ts'
import { showsAlert } from '#core/site/alerts.ts'
import { routeOf } from '#core/site/routes.ts'
import styles from './not-confirmed.module.css'

/** Offers push messages to who can have them and does not yet, until dismissed (PSH-02). */
export const PushAlert = ({ user, pathname }: { user: User; pathname: string }) => {
  const { t } = useTranslation()
  const { push_public_key } = useSettings()
  const { snapshot, send } = usePush(user, push_public_key)
  const { dismissedAt, dismiss } = useDismissed(user.id, 'push')
  const concerned = snapshot.matches('notSubscribed') || snapshot.matches('asking')
  if (!showsAlert('push', { route: routeOf(pathname), concerned, dismissedAt })) return null
  return (
    <section className={styles.reminder} aria-label={t('push.alert')}>
      <Notice>
        <UnstyledButton
          className={styles.dismiss}
          aria-label={t('action.dismiss')}
          onClick={dismiss}
        >
          <CloseIcon size={20} />
        </UnstyledButton>
        <p>
          <strong>{t('push.alert')}.</strong> {t('push.alertText')}
        </p>
        <Button
          variant="default"
          loading={snapshot.matches('asking')}
          onClick={() => send({ type: 'subscribe' })}
        >
          {t('push.on')}
        </Button>
      </Notice>
    </section>
  )
}
