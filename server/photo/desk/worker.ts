import type { Clock } from '#core/kernel/ports.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { type PhotoClassifier, RANK_MS, rankIn } from '#core/photo/classifier.ts'
import type { PhotoDeskStore } from '#core/photo/desk/ports.ts'
import { REFUSED_PHOTO_DAYS } from '#core/photo/fingerprint.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { JobWorkers } from '#server/platform/workers/job-worker.ts'

export type PhotoJobs = Pick<JobWorkers, 'photo'>

type Parts = {
  photoDeskStore: PhotoDeskStore
  photoLibrary: PhotoLibrary
  photoClassifier: PhotoClassifier | null
  clock: Clock
}

/** Since when what was refused still counts. */
export const refusedSince = (clock: Clock) =>
  new Date(clock.now().getTime() - REFUSED_PHOTO_DAYS * DAY_MS)

/** An answer that does not come in time is none. */
const inTime = async (answer: Promise<unknown>): Promise<unknown> => {
  const stop = Promise.withResolvers<null>()
  const timer = setTimeout(() => stop.resolve(null), RANK_MS)
  return Promise.race([answer, stop.promise])
    .catch(() => null)
    .finally(() => clearTimeout(timer))
}

/** What becomes of a photo leaves to be done. Each looks at how things are now, and can be repeated. */
export const createPhotoJobs = ({
  photoDeskStore,
  photoLibrary,
  photoClassifier,
  clock,
}: Parts): PhotoJobs => {
  const rank = async (id: string, name: string) => {
    const picture = photoClassifier && (await photoLibrary.read(name, 'full'))
    if (!photoClassifier || !picture) return
    const asked = async () => photoClassifier.rank(picture)
    const rank = rankIn(await inTime(asked()))
    if (rank !== null) await photoDeskStore.rank(id, rank)
  }
  const fingerprint = async (id: string, name: string) => {
    const print = await photoLibrary.fingerprint(name)
    if (print) await photoDeskStore.keepRefused(id, print, clock.now())
  }
  const destroy = async (id: string, name: string) => {
    await photoLibrary.remove(name)
    await photoDeskStore.forgetDestroyed(id)
  }
  return {
    photo: async ({ task, photo }) => {
      const found = await photoDeskStore.reviewed(photo)
      if (!found) return
      const { name, status } = found
      if (task === 'rank' && (status === 'pending' || status === 'shown')) await rank(photo, name)
      if (task === 'fingerprint' && status === 'refused') await fingerprint(photo, name)
      if (task === 'destroy' && status === 'destroyed') await destroy(photo, name)
    },
  }
}
