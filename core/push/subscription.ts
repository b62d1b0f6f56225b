/** What a browser gives for sending push messages to it, as the Push API writes it. */
export type Subscription = {
  endpoint: string
  /** Milliseconds since 1970, or null. */
  expirationTime?: number | null | undefined
  /** base64url: the browser's public key, and the secret that both share. */
  keys: { p256dh: string; auth: string }
}

/** A push message as it came, without a private word on a lock screen (S13). */
export type PushMessage = { title: string; path: string }

/** Where the browsers' makers run their push services: `https`, and nowhere else (S12). */
const services = [
  'fcm.googleapis.com',
  'notify.windows.com',
  'push.apple.com',
  'push.services.mozilla.com',
]

export const ENDPOINT_LENGTH_MAX = 1_000

/** Whether an endpoint, which is an address that a user gives, is that of a push service. */
export const isPushService = (endpoint: string): boolean => {
  if (endpoint.length > ENDPOINT_LENGTH_MAX || !URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  const known = services.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isPlain && known
}
