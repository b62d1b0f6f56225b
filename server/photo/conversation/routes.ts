import type { Clock, Ids } from '#core/kernel/ports.ts'
import type { chatPhotoCalls } from '#core/photo/conversation/contract.ts'
import type { ChatPhotoStore } from '#core/photo/conversation/ports.ts'
import type { PhotoDraft, PhotoLibrary } from '#core/photo/library.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'

export type ChatPhotoRoutes = Pick<Handlers, keyof typeof chatPhotoCalls>

type Parts = {
  chatPhotos: ChatPhotoStore
  photoLibrary: PhotoLibrary
  limit: LimitCall
  ids: Ids
  clock: Clock
}

/**
 * Its place is taken before anything is decoded, and its files stand before a message can take it:
 * whatever breaks off in between is done by the same upload again, or swept away.
 */
const createKeep =
  ({ chatPhotos, ids, clock }: Pick<Parts, 'chatPhotos' | 'ids' | 'clock'>) =>
  async (draft: PhotoDraft, { account, id }: { account: string; id: string }) => {
    const name = ids.hash(`chat:${id}:${draft.hash}`)
    const begun = await chatPhotos.begin({ account, id, name, now: clock.now() })
    if (begun === 'there') return {}
    if (begun === 'going') return refuse('too_many_requests')
    if (begun !== 'begun') return refuse(begun)
    const kept = await draft.keep(name, { sizes: ['full', 'thumb', 'blurred'] })
    if (kept !== 'ok') {
      await chatPhotos.giveUp({ account, id })
      return refuse(kept)
    }
    await chatPhotos.finish({ account, id })
    return {}
  }

/** How the photo of a message is handed in, and opened by who gets it. */
export const createChatPhotoRoutes = (parts: Parts): ChatPhotoRoutes => {
  const { chatPhotos, photoLibrary, limit, clock } = parts
  const keep = createKeep(parts)
  return {
    'POST /api/chat-photo.php': async ({ query: { id }, member, file }) => {
      const tooMany = await limit('photoPerAccount', member.id)
      if (tooMany) return tooMany
      const draft = await photoLibrary.receive(file)
      if ('fault' in draft) return refuse(draft.fault)
      return keep(draft, { account: member.id, id }).finally(() => draft.discard())
    },

    'PUT /api/chat-photo.php': async ({ body: { id }, member }) => {
      const isOpen = await chatPhotos.open({ account: member.id, id, now: clock.now() })
      return isOpen ? {} : refuse('not_found')
    },
  }
}
