/** Ways of paying that this account has switched on. */
export const SWITCHED_ON = [
  'card',
  'ideal',
  'bancontact',
  'eps',
  'blik',
  'p24',
  'mobilepay',
  'swish',
  'twint',
  'satispay',
  'paypal',
]
/** Those that a payment at a page may leave for later ones. */
export const KEEPING = ['card', 'paypal']

export const configuration = () => {
  const on = { available: true, display_preference: { value: 'on' } }
  const ways = Object.fromEntries(SWITCHED_ON.map((type) => [type, on]))
  return { object: 'payment_method_configuration', active: true, is_default: true, ...ways }
}
