import type { PushMessage, Subscription } from '#core/push/subscription.ts'
import { WORKER_PATH } from '#core/site/values.ts'

const plain = (subscription: PushSubscription): Subscription | null => {
  const { endpoint, expirationTime, keys } = subscription.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return null
  const { p256dh, auth } = keys
  return { endpoint, expirationTime: expirationTime ?? null, keys: { p256dh, auth } }
}

const bytesOf = (base64url: string) => {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

/** The subscription that this browser has already, or null. */
export const currentSubscription = async (): Promise<Subscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_PATH)
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? plain(subscription) : null
}

/**
 * Asks the member, and subscribes with the site's public key. The worker is there since the app
 * began, unless the network was not.
 */
export const subscribe = async (publicKey: string): Promise<Subscription | 'denied' | null> => {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'denied'
  if (permission !== 'granted') return null
  await navigator.serviceWorker.register(WORKER_PATH)
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  return plain(await pushManager.subscribe(options))
}

export const unsubscribe = async () => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_PATH)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Hears what the worker shows. */
export const onMessage = (hear: (message: PushMessage) => void, signal: AbortSignal) =>
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ push?: PushMessage } | null>) => {
      if (data?.push) hear(data.push)
    },
    { signal },
  )

/** Hears what the member changes in the settings of the browser; not every browser tells. */
export const onPermission = (
  hear: (permission: PermissionState) => void,
  signal: AbortSignal,
): void => {
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', () => hear(status.state), { signal }))
    .catch(() => undefined)
}
