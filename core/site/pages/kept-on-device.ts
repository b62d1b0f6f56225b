/**
 * What the site keeps on the device of who visits it, in the order of the page about cookies. A name
 * that ends in `*` stands for all that begin so, and `#` for the number of an account. `as`: a cookie goes along with each request; the
 * others stay on the device. `until`: days, hours, or what ends it.
 */
type KeptItem = {
  names: readonly string[]
  as: 'cookie' | 'storage' | 'tab' | 'database'
  until: { days: number } | { hours: number } | 'logout' | 'sent' | 'closed' | 'yourself'
}

/** The terms of the cookies, each from where its cookie is made. */
export type CookieTerms = {
  session_days: number
  activation_hours: number
  language_days: number
  country_days: number
  source_days: number
  offline_days: number
}

export const keptItems = [
  'session',
  'signup',
  'locale',
  'country',
  'source',
  'entry',
  'scheme',
  'form',
  'account',
  'scroll',
  'lapsed',
  'reload',
  'bounce',
  'offline',
  'photos',
] as const
export type KeptItemName = (typeof keptItems)[number]

export const keptOnDevice = (terms: CookieTerms): Record<KeptItemName, KeptItem> => ({
  session: {
    names: ['__Host-session', 'session'],
    as: 'cookie',
    until: { days: terms.session_days },
  },
  signup: {
    names: ['__Host-signup', 'signup'],
    as: 'cookie',
    until: { hours: terms.activation_hours },
  },
  locale: { names: ['locale'], as: 'cookie', until: { days: terms.language_days } },
  country: { names: ['country'], as: 'cookie', until: { days: terms.country_days } },
  source: { names: ['source'], as: 'cookie', until: { days: terms.source_days } },
  entry: { names: ['vonk.entry.skipped'], as: 'storage', until: 'yourself' },
  scheme: {
    names: ['mantine-color-scheme-value', 'vonk.desk.keys'],
    as: 'storage',
    until: 'yourself',
  },
  form: { names: ['vonk.signup', 'vonk.signup.at'], as: 'storage', until: 'sent' },
  account: { names: ['vonk.#.*'], as: 'storage', until: 'logout' },
  scroll: { names: ['vonk.scroll'], as: 'tab', until: 'closed' },
  lapsed: { names: ['vonk.lapsed'], as: 'tab', until: 'closed' },
  reload: { names: ['vonk.new-version', 'vonk.chunk-reload'], as: 'tab', until: 'closed' },
  bounce: { names: ['lb'], as: 'tab', until: 'closed' },
  offline: {
    names: ['vonk-kept', 'vonk-pictures', 'vonk-shell-*'],
    as: 'database',
    until: { days: terms.offline_days },
  },
  photos: { names: ['vonk.photos'], as: 'database', until: 'sent' },
})

const ACCOUNT = /(?<=^vonk\.)[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=\.)/

const isNamed = (name: string, pattern: string) => {
  const plain = name.replace(ACCOUNT, '#')
  return pattern.endsWith('*') ? plain.startsWith(pattern.slice(0, -1)) : plain === pattern
}

/** Whether the page about cookies names what a device keeps under this name. */
export const isTold = (terms: CookieTerms, name: string): boolean =>
  Object.values(keptOnDevice(terms)).some(({ names }) =>
    names.some((pattern) => isNamed(name, pattern)),
  )
