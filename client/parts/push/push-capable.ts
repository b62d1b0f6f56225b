/** The browser knows push messages, and the site has a key to send them with. */
export const isCapable = (publicKey: string): boolean =>
  publicKey !== '' &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window
