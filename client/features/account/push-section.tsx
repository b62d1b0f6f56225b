import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMember, useSettings } from '#client/api/hooks.ts'
import { usePush } from '#client/api/push.ts'
import styles from './settings.module.css'
import { Section } from './settings-section.tsx'

/** Push messages on this device: on, off, or why they cannot be (PSH-01). */
export const PushSection = () => {
  const { t } = useTranslation()
  const { push_public_key } = useSettings()
  const { snapshot, send } = usePush(useMember(), push_public_key)
  if (snapshot.matches('unknown') || snapshot.matches('incapable')) return null
  const busy = ['asking', 'saving', 'ending'].some((state) => snapshot.value === state)
  const isOff = snapshot.can({ type: 'subscribe' })
  const isOn = snapshot.can({ type: 'unsubscribe' }) && !isOff
  return (
    <Section title={t('push.title')}>
      <p>{t('push.text')}</p>
      <p role="status">
        {isOn && t('push.isOn')}
        {snapshot.matches('denied') && t('push.isDenied')}
        {snapshot.matches('notSaved') && t('push.notSaved')}
      </p>
      {!snapshot.matches('denied') && (
        <Button
          variant={isOn ? 'default' : 'filled'}
          h={44}
          className={styles.action ?? ''}
          loading={busy}
          onClick={() => send({ type: isOn ? 'unsubscribe' : 'subscribe' })}
        >
          {isOn ? t('push.off') : t('push.on')}
        </Button>
      )}
    </Section>
  )
}
