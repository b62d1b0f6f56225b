import type { Logger } from 'pino'
import type { Clock } from '#core/kernel/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import { BATCH, onEach } from '../platform/workers/sweep.ts'

/** Removes the files of photos that were removed or never finished, and then what was known of them. */
export const createPhotoSweep =
  ({
    photos,
    photoLibrary,
    clock,
    log,
  }: {
    photos: Pick<PhotoStore, 'takeRemoved' | 'forget'>
    photoLibrary: PhotoLibrary
    clock: Clock
    log: Logger
  }) =>
  async (signal: AbortSignal): Promise<number> => {
    const removed = await photos.takeRemoved(clock.now(), BATCH)
    const gone: string[] = []
    await onEach(removed, { atOnce: 2, signal, log }, async ({ id, name }) => {
      await photoLibrary.remove(name)
      gone.push(id)
    })
    if (gone.length > 0) await photos.forget(gone)
    return gone.length
  }
