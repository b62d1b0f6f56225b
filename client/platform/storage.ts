/** What the device keeps; where it may keep nothing, it is forgotten with the page. */
const memoryStorage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

const storageOr = (read: () => Storage): Storage => {
  try {
    const storage = read()
    const probe = 'vonk.probe'
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return storage
  } catch {
    return memoryStorage()
  }
}

export const deviceStorage = storageOr(() => window.localStorage)
export const tabStorage = storageOr(() => window.sessionStorage)

/** Where sign-up is, on this device, until it is closed: it names an address. */
export const SIGNUP_KEY = 'vonk.signup.at'

/** Set in a tab whose session ended by itself, until the next login: the login page gives the reason. */
export const LAPSED_KEY = 'vonk.lapsed'

/** Under it stand the messages of an account that the server does not have yet. */
export const outboxPrefix = (account: string) => `vonk.${account}.outbox.`

/** Reads JSON that an older version may have written: what is not as expected is null. */
export const readKept = <T>(
  storage: Storage,
  key: string,
  is: (value: unknown) => value is T,
): T | null => {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return is(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps JSON; a full device keeps nothing, which no screen depends on. */
export const storeJson = (storage: Storage, key: string, value: unknown) => {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    storage.removeItem(key)
  }
}

/** Everything of one account, or of all, under a prefix. */
export const keysUnder = (storage: Storage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key): key is string => key?.startsWith(prefix) ?? false,
  )

/** Where the form of sign-up keeps what was typed; a lander may write into it. */
export const SIGNUP_DRAFT = 'vonk.signup'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
