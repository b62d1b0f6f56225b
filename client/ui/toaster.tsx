import '@mantine/core/styles/Notification.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/notifications/styles.css'
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { TOAST_MAX_PX } from '#core/kernel/screen.ts'
import { theme } from './theme.ts'

let mounted = false

const mount = () => {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={() => undefined}
    >
      <Notifications position="top-center" containerWidth={TOAST_MAX_PX} />
    </MantineProvider>,
  )
  mounted = true
}

export const showToast = (message: string) => {
  if (!mounted) mount()
  notifications.show({ message, role: 'alert', color: 'crimson', withBorder: true })
}
