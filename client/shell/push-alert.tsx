import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '#client/api/hooks.ts'
import { usePush } from '#client/api/push.ts'
import { useDismissed } from '#client/ui/dismissed.ts'
import type { User } from '#core/contract/shapes.ts'
import { showsAlert } from '#core/site/alerts.ts'
import { routeOf } from '#core/site/routes.ts'
import { TopAlert } from './top-alert.tsx'

/** What is known only once a page stands waits for the next page: it pushes none down. */
const useFromStart = (concerned: boolean, pathname: string) => {
  const [start, setStart] = useState({ pathname, concerned })
  if (start.pathname !== pathname) setStart({ pathname, concerned })
  return concerned && start.concerned
}

/** Offers push messages to who can have them and does not yet, until dismissed (PSH-02). */
export const PushAlert = ({ user, pathname }: { user: User; pathname: string }) => {
  const { t } = useTranslation()
  const { push_public_key } = useSettings()
  const { snapshot, send } = usePush(user, push_public_key)
  const { dismissedAt, dismiss } = useDismissed(user.id, 'push')
  const isOpen = snapshot.matches('notSubscribed') || snapshot.matches('asking')
  const concerned = useFromStart(isOpen, pathname)
  if (!showsAlert('push', { route: routeOf(pathname), concerned, dismissedAt })) return null
  return (
    <TopAlert title={t('push.alert')} text={t('push.alertText')} onDismiss={dismiss}>
      <Button
        variant="default"
        loading={snapshot.matches('asking')}
        onClick={() => send({ type: 'subscribe' })}
      >
        {t('push.on')}
      </Button>
    </TopAlert>
  )
}
