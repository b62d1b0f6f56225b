import { usePush } from '#client/parts/push/push.ts'
import { useDismissed } from '#client/parts/site/dismissed.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useFromStart } from '#client/platform/shell/from-start.ts'
import { TopAlert } from '#client/platform/shell/top-alert.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import type { User } from '#core/contract/shapes.ts'
import { showsAlert } from '#core/site/alerts.ts'
import { routeOf } from '#core/site/routes.ts'

type Props = { user: User; pathname: string; hasRoom: boolean }

/** Offers push messages to who can have them and does not yet, until dismissed (PSH-02). */
export const PushAlert = ({ user, pathname, hasRoom }: Props) => {
  const { t } = useTranslation()
  const { push_public_key } = useSettings()
  const { snapshot, send } = usePush(user, push_public_key)
  const { dismissedAt, dismiss } = useDismissed(user.id, 'push')
  const isOpen = snapshot.matches('notSubscribed') || snapshot.matches('asking')
  const concerned = useFromStart(isOpen && hasRoom, pathname)
  if (!showsAlert('push', { route: routeOf(pathname), concerned, dismissedAt })) return null
  return (
    <TopAlert title={t('push.alert')} text={t('push.alertText')} onDismiss={dismiss}>
      <PlainButton
        aria-busy={snapshot.matches('asking')}
        onClick={() => send({ type: 'subscribe' })}
      >
        {t('push.on')}
      </PlainButton>
    </TopAlert>
  )
}
