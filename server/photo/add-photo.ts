import type { FirstEvent } from '#core/kernel/cascade.ts'
import { toWhoeverSees } from '#core/kernel/jobs.ts'
import type { Clock, Ids, LiveHints, StaffAct } from '#core/kernel/ports.ts'
import type { PhotoDeskStore } from '#core/photo/desk/ports.ts'
import type { UploadSource } from '#core/photo/digital-source.ts'
import { isAlike } from '#core/photo/fingerprint.ts'
import type { PhotoDraft, PhotoLibrary } from '#core/photo/library.ts'
import type { OwnPhotos, PhotoStore } from '#core/photo/ports.ts'
import type { PhotoLook } from '#core/photo/values.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import { refusedSince } from './desk/worker.ts'

export type AddPhoto = (photo: {
  account: string
  id: string
  file: AsyncIterable<Uint8Array>
  /** When the site looks at it. */
  look: PhotoLook
  /** As staff state it of a picture for a fictional profile; it is written into the files (MOD-11). */
  source?: UploadSource
  /** Where staff add it. */
  log?: StaffAct
}) => Promise<OwnPhotos | Refused>
type Photo = Omit<Parameters<AddPhoto>[0], 'file'>

/**
 * Takes a photo in. Its place is taken before anything is decoded, and its files stand before it
 * shows, which it does at once or after somebody has looked. One that is like a refused photo waits
 * for a person wherever it is (MOD-04). Whatever breaks off in between is done by the same upload again, or swept away.
 */
export const createAddPhoto = ({
  photos,
  photoDeskStore,
  photoLibrary,
  dispatch,
  ids,
  clock,
  liveHints,
  endHiding,
}: {
  dispatch: Dispatch
  photoDeskStore: PhotoDeskStore
  photos: PhotoStore
  photoLibrary: PhotoLibrary
  ids: Ids
  clock: Clock
  liveHints: LiveHints
  /** A decision may hide a profile until its member changes it. */
  endHiding: (account: string) => Promise<FirstEvent[]>
}): AddPhoto => {
  /** In how many bits it differs from a refused one; null where it is like none. */
  const matchOf = async (name: string) => {
    const print = await photoLibrary.fingerprint(name)
    const bits = print && (await photoDeskStore.nearest(print, refusedSince(clock)))
    return bits !== null && isAlike(bits) ? bits : null
  }
  const begin = async ({ account, id, name, look, log }: Photo & { name: string }) => {
    const match = await matchOf(name)
    const to = 'photo'
    const input = { photo: id, account, talk: null }
    const shown = look === 'after' && match === null
    const show: FirstEvent = { to, id, event: { type: 'show' }, must: false }
    await dispatch({
      attempt: async () => ({
        first: [
          { to, id, begin: input, record: { name, match }, must: false },
          ...(shown ? [show, ...(await endHiding(account))] : []),
        ],
        answer: () => null,
        ...(log && { log }),
      }),
    })
  }
  const keep = async (draft: PhotoDraft, photo: Photo) => {
    const { account, id, source } = photo
    /** One that two members send is two photos: what one removes is still the other's. */
    const name = ids.hash(`${id}:${draft.hash}`)
    const begun = await photos.begin({ account, id, name, source, now: clock.now() })
    if (begun === 'there') return photos.own(account)
    if (begun !== 'begun') return refuse(begun)
    const kept = await draft.keep(name, source && { source })
    if (kept !== 'ok') {
      await photos.giveUp({ account, id })
      return refuse(kept)
    }
    await begin({ ...photo, name })
    liveHints.publish([{ account, about: 'user' }, toWhoeverSees(account)])
    return photos.own(account)
  }
  return async ({ file, ...photo }) => {
    const draft = await photoLibrary.receive(file)
    if ('fault' in draft) return refuse(draft.fault)
    return keep(draft, photo).finally(() => draft.discard())
  }
}
