import { usePush } from '#client/parts/push/push.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { PhoneIcon } from './setting-icons.tsx'
import styles from './settings.module.css'
import { Section } from './settings-section.tsx'

/** Push messages on this device: on, off, or why they cannot be (PSH-01). */
export const PushSection = () => {
  const { t } = useTranslation()
  const { push_public_key, name } = useSettings()
  const { snapshot, send } = usePush(useMember(), push_public_key)
  if (snapshot.matches('unknown') || snapshot.matches('incapable')) return null
  const isComing = snapshot.matches('asking') || snapshot.matches('saving')
  const isGoing = snapshot.matches('ending')
  const canStart = snapshot.can({ type: 'subscribe' })
  const canEnd = snapshot.can({ type: 'unsubscribe' })
  return (
    <Section title={t('push.title')} icon={PhoneIcon}>
      <p>{t('push.text', { name })}</p>
      <p role="status">
        {snapshot.matches('subscribed') && t('push.isOn')}
        {snapshot.matches('denied') && t('push.isDenied', { name })}
        {snapshot.matches('notSaved') && t('push.notSaved')}
      </p>
      {(canStart || isComing) && (
        <Button
          tall
          className={styles.action ?? ''}
          loading={isComing}
          onClick={() => send({ type: 'subscribe' })}
        >
          {t('push.on')}
        </Button>
      )}
      {(canEnd || isGoing) && (
        <Button
          variant="default"
          tall
          className={styles.action ?? ''}
          loading={isGoing}
          onClick={() => send({ type: 'unsubscribe' })}
        >
          {t('push.off')}
        </Button>
      )}
    </Section>
  )
}
