const DATABASE = 'vonk.photos'
const STORE = 'photos'

/** Where the browser keeps no files, they are forgotten with the page. */
const memory = new Map<string, Blob>()

const open = () =>
  new Promise<IDBDatabase | null>((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve(null)
    const asked = indexedDB.open(DATABASE, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    asked.onsuccess = () => {
      asked.result.onversionchange = () => {
        asked.result.close()
        opened = undefined
      }
      resolve(asked.result)
    }
    asked.onerror = () => resolve(null)
    asked.onblocked = () => resolve(null)
  })

let opened: Promise<IDBDatabase | null> | undefined

/** Done when it is kept; null where the browser keeps nothing, or no more. */
const run = async <T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<{ answer: T } | null> => {
  opened ??= open()
  const database = await opened
  if (!database) return null
  return new Promise((resolve) => {
    try {
      const work = database.transaction(STORE, mode)
      const asked = ask(work.objectStore(STORE))
      work.oncomplete = () => resolve({ answer: asked.result })
      work.onabort = () => resolve(null)
    } catch {
      opened = undefined
      resolve(null)
    }
  })
}

/** The place of a photo of this account: that of a message that waits, or chosen for a member. */
export const placeOf = (account: string, name: string) => `${account}/${name}`

/** Keeps a photo on the device, where it outlives the page. */
export const keepPhoto = async (place: string, photo: Blob): Promise<void> => {
  memory.set(place, photo)
  await run('readwrite', (store) => store.put(photo, place))
}

export const readPhoto = async (place: string): Promise<Blob | null> => {
  const inMemory = memory.get(place)
  if (inMemory) return inMemory
  const found = await run<unknown>('readonly', (store) => store.get(place))
  return found?.answer instanceof Blob ? found.answer : null
}

export const dropPhoto = async (place: string): Promise<void> => {
  memory.delete(place)
  await run('readwrite', (store) => store.delete(place))
}

/** A browser that cannot tell is taken to have it. */
const isThere = async () => {
  if (!('indexedDB' in globalThis)) return false
  const databases = await indexedDB.databases?.()
  return databases?.some(({ name }) => name === DATABASE) ?? true
}

/** Other windows close it as soon as they hear of it. */
const remove = async () => {
  const database = await opened
  database?.close()
  opened = undefined
  await new Promise<void>((resolve) => {
    const asked = indexedDB.deleteDatabase(DATABASE)
    asked.onsuccess = () => resolve()
    asked.onerror = () => resolve()
    asked.onblocked = () => resolve()
  })
}

/** Nothing of an account stays on the device, nor a trace that somebody has kept photos here. */
export const dropPhotosOf = async (account: string): Promise<void> => {
  const prefix = placeOf(account, '')
  for (const place of memory.keys()) if (place.startsWith(prefix)) memory.delete(place)
  if (!(await isThere())) return
  await run('readwrite', (store) => store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
  const left = await run('readonly', (store) => store.count())
  if (left?.answer === 0) await remove()
}
