import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { TOAST_MAX_PX } from '#core/kernel/screen.ts'
import { WithMantine } from './mantine.tsx'

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

export const showToast = (message: string) => {
  if (!mounted) mount()
  notifications.show({ message, role: 'alert', color: 'crimson', withBorder: true })
}
