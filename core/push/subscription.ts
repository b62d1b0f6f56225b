/** What a browser gives for sending push messages to it, as the Push API writes it. */
export type Subscription = {
  endpoint: string
  /** Milliseconds since 1970, or null. */
  expirationTime?: number | null | undefined
  /** base64url: the browser's public key, and the secret that both share. */
  keys: { p256dh: string; auth: string }
}

/** A push message as it came to this device, and the page of the site that it opens. */
export type PushMessage = { title: string; path: string }

/**
 * What goes to a device, as declarative web push has it: a browser that knows it shows it by itself,
 * and the worker of any other reads the same. `web_push` tells the two kinds of message apart.
 */
export type DeclarativePush = {
  web_push: 8030
  notification: {
    title: string
    body: string
    /** A whole address of the member's own site. */
    navigate: string
    lang: string
    dir: 'ltr'
    /** Of what has one tag the latest alone is shown. */
    tag: string
  }
  /** Unread messages and new likes (PSH-05); a browser takes it as text. */
  app_badge: string
}

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
