import { usePush } from '#client/parts/push/push.ts'
import { useInstall } from '#client/parts/site/install.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { isSubscribed } from '#core/push/selectors.ts'
import { PhoneIcon } from './setting-icons.tsx'
import { Row, Section } from './settings-section.tsx'

/**
 * Push messages on this device: on, off, or why they cannot be (PSH-01). Apple has them for what is
 * installed alone.
 */
export const PushSection = () => {
  const { t } = useTranslation()
  const { push_public_key, name } = useSettings()
  const { snapshot, send } = usePush(useMember(), push_public_key)
  const { way } = useInstall()
  if (snapshot.matches('incapable') && way === 'hand') {
    return (
      <Section title={t('push.title')}>
        <Row
          icon={PhoneIcon}
          name={t('push.here')}
          under={<span role="status">{t('notifications.install', { name })}</span>}
        />
      </Section>
    )
  }
  if (snapshot.matches('unknown') || snapshot.matches('incapable')) return null
  const isComing = snapshot.matches('asking') || snapshot.matches('saving')
  const isGoing = snapshot.matches('ending')
  const canStart = snapshot.can({ type: 'subscribe' })
  const canEnd = snapshot.can({ type: 'unsubscribe' })
  return (
    <Section title={t('push.title')}>
      <Row
        icon={PhoneIcon}
        name={t('push.here')}
        under={
          <span role="status">
            {isSubscribed(snapshot) && t('push.isOn')}
            {snapshot.matches('denied') && t('push.isDenied', { name })}
            {snapshot.matches('notSaved') && t('push.notSaved')}
            {canStart && !snapshot.matches('notSaved') && t('push.text')}
          </span>
        }
      >
        {(canStart || isComing) && (
          <Button
            variant="default"
            tall
            loading={isComing}
            aria-label={t('push.on')}
            onClick={() => send({ type: 'subscribe' })}
          >
            {t('push.start')}
          </Button>
        )}
        {(canEnd || isGoing) && (
          <Button
            variant="default"
            tall
            loading={isGoing}
            aria-label={t('push.off')}
            onClick={() => send({ type: 'unsubscribe' })}
          >
            {t('push.end')}
          </Button>
        )}
      </Row>
    </Section>
  )
}
