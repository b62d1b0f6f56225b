import { usePush } from '#client/parts/push/push.ts'
import { useDismissed } from '#client/parts/site/dismissed.ts'
import { useAsOf } from '#client/platform/api/as-of.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { useFromStart } from '#client/platform/shell/from-start.ts'
import { TopAlert } from '#client/platform/shell/top-alert.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import { mayNotify } from '#core/account/settings/notifications.ts'
import type { User } from '#core/contract/shapes.ts'
import { isSubscribed } from '#core/push/selectors.ts'
import { noticeKinds } from '#core/push/values.ts'
import { showsAlert } from '#core/site/alerts.ts'
import { routeOf } from '#core/site/routes.ts'

type Props = { user: User; pathname: string; hasRoom: boolean }

const isEveryKindOff = ({ notifications_disabled: disabled }: User) =>
  !noticeKinds.some((kind) => mayNotify(disabled, 'push', kind))

/**
 * Offers push messages to who can have them and does not yet, and says so where they are disabled;
 * each until dismissed (PSH-02).
 */
export const PushAlert = ({ user, pathname, hasRoom }: Props) => {
  const { t } = useTranslation()
  const { push_public_key } = useSettings()
  const { snapshot, send } = usePush(user, push_public_key)
  const isOpen = snapshot.matches('notSubscribed') || snapshot.matches('asking')
  const isDisabled = snapshot.matches('denied') || (isSubscribed(snapshot) && isEveryKindOff(user))
  const name = isDisabled ? 'disabled' : 'push'
  const { dismissedAt, dismiss } = useDismissed(user.id, name)
  const isOffline = useAsOf() !== null
  const concerned = useFromStart((isOpen || isDisabled) && hasRoom && !isOffline, pathname)
  if (!showsAlert(name, { route: routeOf(pathname), concerned, dismissedAt })) return null
  if (isDisabled) {
    return (
      <TopAlert title={t('push.disabled')} text={t('push.disabledText')} onDismiss={dismiss}>
        <Link to={paths.notifications()}>{t('push.disabledWay')}</Link>
      </TopAlert>
    )
  }
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
