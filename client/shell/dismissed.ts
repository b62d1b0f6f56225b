import { useState } from 'react'
import { deviceStorage, keep, readKept } from '#client/ui/storage.ts'
import type { AlertName } from '#core/site/alerts.ts'

const isTime = (value: unknown): value is string => typeof value === 'string'

/** When a member dismissed an alert on this device, or null; and how to dismiss it now. */
export const useDismissed = (account: string, name: AlertName) => {
  const key = `vonk.${account}.dismissed.${name}`
  const [dismissedAt, setDismissedAt] = useState(() => readKept(deviceStorage, key, isTime))
  const dismiss = () => {
    const now = new Date().toISOString()
    keep(deviceStorage, key, now)
    setDismissedAt(now)
  }
  return { dismissedAt, dismiss }
}
