import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { i18n } from '#client/platform/i18n/i18n.ts'
import { TOAST_MAX_PX } from '#core/kernel/screen.ts'
import { PlainButton } from './button.tsx'
import { WithMantine } from './mantine.tsx'
import styles from './toaster.module.css'
import type { ToastAction } from './toasts.ts'

let mounted = false

const mount = () => {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <WithMantine>
      <Notifications position="top-center" containerWidth={TOAST_MAX_PX} />
    </WithMantine>,
  )
  mounted = true
}

/** Long enough to read it, and to reach what can be done about it. */
const WITH_ACTION_MS = 8_000

export const showToast = (message: string, action?: ToastAction) => {
  if (!mounted) mount()
  const look = {
    role: 'alert',
    color: 'crimson',
    withBorder: true,
    closeButtonProps: { 'aria-label': i18n.t('action.dismiss') },
  } as const
  if (!action) return notifications.show({ ...look, message })
  const id = notifications.show({
    ...look,
    autoClose: WITH_ACTION_MS,
    message: (
      <span className={styles.told}>
        {message}
        <PlainButton
          className={styles.action}
          onClick={() => {
            notifications.hide(id)
            action.run()
          }}
        >
          {action.label}
        </PlainButton>
      </span>
    ),
  })
  return id
}
