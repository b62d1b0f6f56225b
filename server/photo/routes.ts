import { toWhoeverSees } from '#core/kernel/jobs.ts'
import type { LiveHints } from '#core/kernel/ports.ts'
import type { photoCalls } from '#core/photo/contract.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import type { AddPhoto } from '#server/photo/add-photo.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import { isClosedTo } from '../platform/pages/viewer.ts'
import type { RemovePhoto } from './remove-photo.ts'
import { galleryToWire, ownPhotosToWire } from './to-wire.ts'

export type PhotoRoutes = Pick<Handlers, keyof typeof photoCalls>

export const createPhotoRoutes = ({
  photos,
  addPhoto,
  removePhoto,
  limit,
  liveHints,
}: {
  photos: PhotoStore
  addPhoto: AddPhoto
  removePhoto: RemovePhoto
  limit: LimitCall
  liveHints: LiveHints
}): PhotoRoutes => {
  const changed = async (account: string) => {
    liveHints.publish([{ account, about: 'user' }, toWhoeverSees(account)])
    return ownPhotosToWire(await photos.own(account))
  }
  return {
    'GET /api/photos.php': async ({ member }) => ownPhotosToWire(await photos.own(member.id)),

    'POST /api/photos.php': async ({ query: { id }, member, site, file }) => {
      const tooMany = await limit('photoPerAccount', member.id)
      if (tooMany) return tooMany
      const added = await addPhoto({
        account: member.id,
        id,
        file,
        look: site.settings.photo_look ?? 'after',
      })
      return 'refused' in added ? added : ownPhotosToWire(added)
    },

    'PUT /api/photos.php': async ({ body: { order }, member }) => {
      await photos.order(member.id, order)
      liveHints.publish([toWhoeverSees(member.id)])
      return ownPhotosToWire(await photos.own(member.id))
    },

    'PUT /api/photos.php?main=1': async ({ body: { id }, member }) => {
      if (!(await photos.setMain(member.id, id))) return refuse('not_found')
      return changed(member.id)
    },

    'PUT /api/photos.php?album=1': async ({ body: { id, private: isPrivate }, member }) => {
      if (!(await photos.setPrivate(member.id, { id, isPrivate }))) return refuse('not_found')
      return changed(member.id)
    },

    'DELETE /api/photos.php': async ({ body: { id }, member }) => {
      await removePhoto(member.id, id)
      return changed(member.id)
    },

    'GET /api/gallery.php': async ({ query: { id }, member, site, visitor }) => {
      if (isClosedTo(member, site, visitor)) return refuse('search_closed')
      const viewer = member?.id ?? null
      const gallery = await photos.gallery({ site: site.id, viewer, id })
      return gallery ? galleryToWire(gallery) : refuse('not_found')
    },
  }
}
