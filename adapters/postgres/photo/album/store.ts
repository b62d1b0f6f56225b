import type { AlbumStore } from '#core/photo/album/ports.ts'
import { cardColumns, cardOf, cardRow } from '../../platform/cards.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'

const unlock = statement({
  name: 'album_unlock',
  values: { owner: sqlType.uuid(), viewer: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: { viewer: sqlType.uuid() },
  text: `insert into album_grant (owner_id, viewer_id, at) values (:owner, :viewer, :now)
  on conflict do nothing returning viewer_id as viewer`,
})

const lock = statement({
  name: 'album_lock',
  values: { owner: sqlType.uuid(), viewer: sqlType.uuid() },
  columns: { viewer: sqlType.uuid() },
  text: `delete from album_grant where owner_id = :owner and viewer_id = :viewer
  returning viewer_id as viewer`,
})

/** Its owner is the one who looks at their cards. */
const openTo = statement({
  name: 'album_open_to',
  values: { viewer: sqlType.uuid() },
  columns: cardRow,
  text: `select ${cardColumns}
  from album_grant g
  join account me on me.id = g.owner_id
  join profile p on p.account_id = g.viewer_id
  where g.owner_id = :viewer and ${isShownTo('me.id', 'me.site_id')}
  order by p.name, p.account_id`,
})

/** The AlbumStore port. */
export const albumStore = ({ pool }: Database): AlbumStore => ({
  unlock: async (grant) => (await unlock(pool, grant)).length > 0,
  lock: async (grant) => (await lock(pool, grant)).length > 0,
  openTo: async (owner, now) =>
    (await openTo(pool, { viewer: owner })).map((row) => cardOf(row, now)),
})
