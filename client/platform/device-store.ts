const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Done when the device has it, and not when it was only asked. */
const committed = <T>(work: IDBTransaction, asked: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    work.oncomplete = () => resolve(asked.result)
    work.onabort = () => reject(work.error)
  })

/**
 * A store that a browser keeps for this site, alone in a database of its name. It is open only while
 * something is done with it, so that any window can remove it. Rejects where the browser keeps
 * nothing, or no more.
 */
export const deviceStore = (database: string, store: string) => ({
  run: async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(store)
    const opened = await done(opening)
    opened.onversionchange = () => opened.close()
    try {
      const work = opened.transaction(store, mode)
      return await committed(work, ask(work.objectStore(store)))
    } finally {
      opened.close()
    }
  },

  /** Looking makes none. A browser that cannot tell is taken to have it. */
  isThere: async (): Promise<boolean> => {
    if (!('indexedDB' in globalThis)) return false
    const databases = await indexedDB.databases?.()
    return databases?.some(({ name }) => name === database) ?? true
  },

  remove: async (): Promise<void> => {
    await done(indexedDB.deleteDatabase(database))
  },
})
