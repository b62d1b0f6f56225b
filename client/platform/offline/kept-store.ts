import type { DehydratedState } from '@tanstack/react-query'
import { KEPT_DATABASE } from './own-key.ts'

/** What one account last saw on this device, of which program, and when. */
export type Kept = { account: string; build: string; at: number; answers: DehydratedState }

const STORE = 'answers'
const ONLY = 'last'

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const withStore = async <T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
) => {
  const opening = indexedDB.open(KEPT_DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await done(opening)
  database.onversionchange = () => database.close()
  try {
    return await act(database.transaction(STORE, mode).objectStore(STORE))
  } finally {
    database.close()
  }
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | undefined
  return typeof kept?.account === 'string' && typeof kept.at === 'number' && !!kept.answers
}

/** One at a time in all windows: nothing is written between the end of a consent and its deletion. */
export const alone = <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(KEPT_DATABASE, act) as Promise<T>) : act()

/** There is one at most on a device, of whoever is logged in. */
export const readAnswers = async (): Promise<Kept | null> => {
  const databases = await indexedDB.databases?.()
  if (databases && !databases.some(({ name }) => name === KEPT_DATABASE)) return null
  const kept: unknown = await withStore('readonly', (store) => done(store.get(ONLY)))
  return isKept(kept) ? kept : null
}

export const writeAnswers = async (kept: Kept) => {
  await withStore('readwrite', (store) => done(store.put(kept, ONLY)))
}

export const deleteAnswers = async () => {
  await done(indexedDB.deleteDatabase(KEPT_DATABASE))
}
