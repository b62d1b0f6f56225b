import { deviceStore } from '#client/platform/device-store.ts'

const photos = deviceStore('vonk.photos', 'photos')

/** Where the browser keeps no files, they are forgotten with the page. */
const memory = new Map<string, Blob>()

/** Null where the browser keeps nothing, or no more. */
const run = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) =>
  photos.run(mode, ask).catch(() => null)

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
  return found instanceof Blob ? found : null
}

export const dropPhoto = async (place: string): Promise<void> => {
  memory.delete(place)
  await run('readwrite', (store) => store.delete(place))
}

/** Nothing of an account stays on the device, nor a trace that somebody has kept photos here. */
export const dropPhotosOf = async (account: string): Promise<void> => {
  const prefix = placeOf(account, '')
  for (const place of memory.keys()) if (place.startsWith(prefix)) memory.delete(place)
  if (!(await photos.isThere())) return
  await run('readwrite', (store) => store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
  const left = await run('readonly', (store) => store.count())
  if (left === 0) await photos.remove().catch(() => undefined)
}
