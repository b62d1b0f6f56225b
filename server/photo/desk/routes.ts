import type { photoDeskCalls } from '#core/photo/desk/contract.ts'
import type { OpenedPhoto, PhotoDeskStore, QueuedPhoto } from '#core/photo/desk/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import type { PhotoDesk } from './judge.ts'

export type PhotoDeskRoutes = Pick<Handlers, keyof typeof photoDeskCalls>

const SHOWN_MAX = 50

const queuedToWire = ({ id, at, name, shown, bits }: QueuedPhoto) => ({
  id,
  at: at.toISOString(),
  name,
  shown,
  alike: bits !== null,
})

const openedToWire = (one: OpenedPhoto) => ({
  ...queuedToWire(one),
  bits: one.bits,
  claimed_until: one.claimedUntil.toISOString(),
  member: { ...one.member, since: one.member.since.toISOString() },
})

/** The photos that wait for a look, and what is decided on each (MOD-04). */
export const createPhotoDeskRoutes = ({
  photoDesk,
  photoDeskStore,
}: {
  photoDesk: PhotoDesk
  photoDeskStore: PhotoDeskStore
}): PhotoDeskRoutes => ({
  'GET /api/desk-photos.php': async ({ member, site }) => {
    const [photos, waiting] = await Promise.all([
      photoDeskStore.queue({ site: site.id, actor: member.id, limit: SHOWN_MAX }),
      photoDeskStore.waiting(site.id),
    ])
    return { photos: photos.map(queuedToWire), waiting }
  },

  'POST /api/desk-photo.php': async ({ body: { id }, member, site, key }) => {
    const opened = await photoDesk.open({ site: site.id, by: member.id, id, key })
    if (opened && 'refused' in opened) return opened
    return { photo: opened && openedToWire(opened) }
  },

  'POST /api/desk-photo-decision.php': async ({ body, member, site, key }) => {
    const { id, rule, facts = '' } = body
    return photoDesk.judge({ site: site.id, by: member.id, id, rule, facts, key })
  },
})
