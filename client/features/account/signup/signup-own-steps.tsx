import type { ReactNode } from 'react'
import { MainPhotoUpload } from '#client/parts/photo/main-photo-upload.tsx'
import { usePush } from '#client/parts/push/push.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/form.module.css'
import type { User } from '#core/contract/shapes.ts'

type Props = { user: User; onSaved: () => void; navigation: ReactNode }

/** A first photo; where there is one, it can be another, and one goes on. */
export const PhotoStep = ({ user, onSaved, navigation }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={styles.form}>
      <MainPhotoUpload user={user} />
      {user.profile.main_image !== null && (
        <Button size="lg" onClick={onSaved}>
          {t('signupSteps.next')}
        </Button>
      )}
      {navigation}
    </div>
  )
}

/** Push messages on this device, or why there can be none. */
export const PushStep = ({ user, onSaved, navigation }: Props) => {
  const { t } = useTranslation()
  const { push_public_key, name } = useSettings()
  const { snapshot, send } = usePush(user, push_public_key)
  const canTurnOn = snapshot.can({ type: 'subscribe' })
  const isOn = snapshot.can({ type: 'unsubscribe' }) && !canTurnOn
  const busy = ['asking', 'saving'].some((state) => snapshot.value === state)
  return (
    <div className={styles.form}>
      <p role="status">
        {isOn && t('push.isOn')}
        {snapshot.matches('denied') && t('push.isDenied', { name })}
        {snapshot.matches('notSaved') && t('push.notSaved')}
      </p>
      {isOn ? (
        <Button size="lg" onClick={onSaved}>
          {t('signupSteps.next')}
        </Button>
      ) : (
        (canTurnOn || busy) && (
          <Button size="lg" loading={busy} onClick={() => send({ type: 'subscribe' })}>
            {t('push.on')}
          </Button>
        )
      )}
      {navigation}
    </div>
  )
}
