import { useSyncExternalStore } from 'react'
import { sendPhotoFile } from '#client/parts/photo/send-file.ts'
import { placeOf, readPhoto } from './kept-photos.ts'

type Upload = { part: number; stop: AbortController }

/** The photos that are on their way, by the id of their message. */
const uploads = new Map<string, Upload>()
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** How much of it has gone out, from 0 to 1; null while it is not on its way. */
export const usePhotoUpload = (id: string): number | null =>
  useSyncExternalStore(subscribe, () => uploads.get(id)?.part ?? null)

/** Who changes their mind before it has arrived: nothing is sent and nothing paid. */
export const stopPhotoUpload = (id: string) => uploads.get(id)?.stop.abort()

/**
 * Hands in the photo of a message that waits on this device. `missing`: it is not here any more,
 * and never will be. Throws Refused or Unreachable.
 */
export const handInPhoto = async (
  account: string,
  id: string,
): Promise<'handed' | 'missing' | 'stopped'> => {
  const file = await readPhoto(placeOf(account, id))
  if (!file) return 'missing'
  const stop = new AbortController()
  uploads.set(id, { part: 0, stop })
  changed()
  const onProgress = (part: number) => {
    uploads.set(id, { part, stop })
    changed()
  }
  try {
    await sendPhotoFile(
      '/api/chat-photo.php',
      { id, file, onProgress, signal: stop.signal },
      { retries: 0 },
    )
    return 'handed'
  } catch (error) {
    if (stop.signal.aborted) return 'stopped'
    throw error
  } finally {
    uploads.delete(id)
    changed()
  }
}
