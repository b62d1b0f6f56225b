import { toWhoeverSees } from '#core/kernel/jobs.ts'
import type { Clock, Ids, LiveHints } from '#core/kernel/ports.ts'
import type { PhotoDraft, PhotoLibrary } from '#core/photo/library.ts'
import type { OwnPhotos, PhotoStore } from '#core/photo/ports.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

export type AddPhoto = (photo: {
  account: string
  id: string
  file: AsyncIterable<Uint8Array>
}) => Promise<OwnPhotos | Refused>

/**
 * Takes a photo in. Its place is taken before anything is decoded, and its files stand before it
 * shows: whatever breaks off in between is done by the same upload again, or swept away.
 */
export const createAddPhoto = ({
  photos,
  photoLibrary,
  ids,
  clock,
  liveHints,
  endHiding,
}: {
  photos: PhotoStore
  photoLibrary: PhotoLibrary
  ids: Ids
  clock: Clock
  liveHints: LiveHints
  /** A decision may hide a profile until its member changes it. */
  endHiding: (account: string) => Promise<void>
}): AddPhoto => {
  const keep = async (draft: PhotoDraft, { account, id }: { account: string; id: string }) => {
    /** One that two members send is two photos: what one removes is still the other's. */
    const name = ids.hash(`${id}:${draft.hash}`)
    const begun = await photos.begin({ account, id, name, now: clock.now() })
    if (begun === 'there') return photos.own(account)
    if (begun !== 'begun') return refuse(begun)
    const kept = await draft.keep(name)
    if (kept !== 'ok') {
      await photos.giveUp({ account, id })
      return refuse(kept)
    }
    await photos.finish({ account, id })
    await endHiding(account)
    liveHints.publish([{ account, about: 'user' }, toWhoeverSees(account)])
    return photos.own(account)
  }
  return async ({ file, ...photo }) => {
    const draft = await photoLibrary.receive(file)
    if ('fault' in draft) return refuse(draft.fault)
    return keep(draft, photo).finally(() => draft.discard())
  }
}
