import type { LiveHints } from '#core/kernel/ports.ts'
import type { photoCalls } from '#core/photo/contract.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import type { AddPhoto } from '#server/photo/add-photo.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import { isClosedTo } from '../platform/pages/viewer.ts'

export type PhotoRoutes = Pick<Handlers, keyof typeof photoCalls>

export const createPhotoRoutes = ({
  photos,
  addPhoto,
  limit,
  wire,
}: {
  photos: PhotoStore
  addPhoto: AddPhoto
  limit: LimitCall
  wire: LiveHints
}): PhotoRoutes => {
  const changed = async (account: string) => {
    wire.publish([{ account, about: 'user' }])
    return photos.own(account)
  }
  return {
    'GET /api/photos.php': async ({ member }) => photos.own(member.id),

    'POST /api/photos.php': async ({ query: { id }, member, file }) => {
      const tooMany = await limit('photoPerAccount', member.id)
      return tooMany ?? addPhoto({ account: member.id, id, file })
    },

    'PUT /api/photos.php': async ({ body: { order }, member }) => {
      await photos.order(member.id, order)
      return photos.own(member.id)
    },

    'PUT /api/photos.php?main=1': async ({ body: { id }, member }) => {
      if (!(await photos.setMain(member.id, id))) return refuse('not_found')
      return changed(member.id)
    },

    'DELETE /api/photos.php': async ({ body: { id }, member }) => {
      await photos.remove(member.id, id)
      return changed(member.id)
    },

    'GET /api/gallery.php': async ({ query: { id }, member, site, visitor }) => {
      if (isClosedTo(member, site, visitor)) return refuse('search_closed')
      const viewer = member?.id ?? null
      return (await photos.gallery({ site: site.id, viewer, id })) ?? refuse('not_found')
    },
  }
}
