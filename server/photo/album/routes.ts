import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { Clock, LiveHints } from '#core/kernel/ports.ts'
import type { albumCalls } from '#core/photo/album/contract.ts'
import type { AlbumStore } from '#core/photo/album/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import { cardToWire } from '../../discovery/to-wire.ts'

export type AlbumRoutes = Pick<Handlers, keyof typeof albumCalls>

/** Who may look into a private album: one person at a time, until it is taken back. */
export const createAlbumRoutes = ({
  albums,
  discovery,
  clock,
  liveHints,
}: {
  albums: AlbumStore
  discovery: DiscoveryStore
  clock: Clock
  liveHints: Pick<LiveHints, 'publish'>
}): AlbumRoutes => {
  /** The gallery that they may have open shows more or less from now on. */
  const tell = (viewer: string, owner: string) =>
    liveHints.publish([{ account: viewer, about: 'album', id: owner }])
  return {
    'GET /api/album.php': async ({ member, site }) => {
      const openTo = await albums.openTo(member.id, clock.now())
      return { open_to: openTo.map((one) => cardToWire(one, site.settings)) }
    },

    'POST /api/album.php': async ({ body: { id }, member, site }) => {
      const now = clock.now()
      const viewer = await discovery.card({ site: site.id, viewer: member.id, id, now })
      if (!viewer) return refuse('not_found')
      if (await albums.unlock({ owner: member.id, viewer: id, now })) tell(id, member.id)
      return {}
    },

    'DELETE /api/album.php': async ({ body: { id }, member }) => {
      if (await albums.lock({ owner: member.id, viewer: id })) tell(id, member.id)
      return {}
    },
  }
}
