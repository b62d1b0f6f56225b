import type { AskedPhoto, Gallery, ListedPhoto, OwnPhotos } from '#core/photo/ports.ts'
import { mayOpenPhoto, type PhotoViewer, photoLimit } from '#core/photo/rules.ts'
import { t } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { isShownTo } from '../platform/visibility.ts'

/** Whether `photo` of `profile p` is its main image. */
export const isMain = (photo: string) =>
  `(p.main_image ->> 'filename' is not distinct from ${photo}.id || '.webp')`

type Viewed = { viewer: string | null; site: string; id: string }
type Viewer = { own: boolean; logged_in: boolean; premium: boolean }

const viewerColumns = `p.account_id is not distinct from :viewer as own,
  me.id is not null as logged_in, coalesce(me.premium, false) as premium`

const viewerOf = ({ own, logged_in, premium }: Viewer): PhotoViewer => {
  if (own) return 'owner'
  if (!logged_in) return 'visitor'
  return premium ? 'premium' : 'free'
}

/** Own photos show to their owner whatever others may see. */
const mayLook = `(p.account_id = :viewer or ${isShownTo(':viewer', ':site')})`

/** Who is invisible is found by nobody, and still has a face for those they talk with. */
const talksOn = `(may_talk_on(p, :viewer, :site) and exists (
    select from conversation c
    where :viewer in (c.starter_id, c.receiver_id) and p.account_id in (c.starter_id, c.receiver_id)
      and c.starter_id in (:viewer, p.account_id) and not (c.starter_blocks or c.receiver_blocks)
      and case when c.starter_id = :viewer then c.starter_listed else c.receiver_listed end
  ))`

const ownPhotos = statement({
  name: 'photo_own',
  values: { account: t.uuid() },
  columns: { id: t.uuid().nullable(), main: t.boolean(), premium: t.boolean() },
  text: `select f.id, ${isMain('f')} as main, me.premium
  from account me
  join profile p on p.account_id = me.id
  left join photo f on f.account_id = me.id and f.status = 'active'
  where me.id = :account order by f.position, f.id`,
})

const gallery = statement({
  name: 'photo_gallery',
  values: { viewer: t.uuid().nullable(), id: t.uuid(), site: t.text() },
  columns: {
    id: t.uuid().nullable(),
    main: t.boolean(),
    own: t.boolean(),
    logged_in: t.boolean(),
    premium: t.boolean(),
  },
  text: `select f.id, ${isMain('f')} as main, ${viewerColumns}
  from profile p
  left join account me on me.id = :viewer
  left join photo f on f.account_id = p.account_id and f.status = 'active'
  where p.account_id = :id and ${mayLook}
  order by main desc, f.position, f.id`,
})

const asked = statement({
  name: 'photo_asked',
  values: { viewer: t.uuid().nullable(), id: t.uuid(), site: t.text() },
  columns: {
    name: t.text(),
    main: t.boolean(),
    own: t.boolean(),
    logged_in: t.boolean(),
    premium: t.boolean(),
    nth: t.integer(),
  },
  text: `select f.name, ${isMain('f')} as main, ${viewerColumns}, (
    select count(*)::int from photo o
    where o.account_id = f.account_id and o.status = 'active'
      and (not ${isMain('o')}, o.position, o.id) <= (not ${isMain('f')}, f.position, f.id)
  ) as nth
  from photo f
  join profile p on p.account_id = f.account_id
  left join account me on me.id = :viewer
  where f.id = :id and f.status = 'active'
    and (${mayLook} or (${isMain('f')} and ${talksOn}))`,
})

export const ownPhotosOf = async (on: Queryable, account: string): Promise<OwnPhotos> => {
  const rows = await ownPhotos(on, { account })
  const photos = rows.flatMap(({ id, main }): ListedPhoto[] => (id === null ? [] : [{ id, main }]))
  return { photos, limit: photoLimit({ premium: rows[0]?.premium === true }) }
}

export const galleryOf = async (on: Queryable, ask: Viewed): Promise<Gallery | null> => {
  const rows = await gallery(on, ask)
  if (rows.length === 0) return null
  const all = rows.flatMap(({ id, main, ...viewer }, index) =>
    id === null ? [] : [{ id, main, nth: index + 1, viewer: viewerOf(viewer) }],
  )
  const photos = all
    .filter(({ viewer, ...place }) => mayOpenPhoto(viewer, place))
    .map(({ id, main }) => ({ id, main }))
  return { photos, total: all.length }
}

export const askedPhoto = async (on: Queryable, ask: Viewed): Promise<AskedPhoto | null> => {
  const [row] = await asked(on, ask)
  return row ? { name: row.name, main: row.main, nth: row.nth, viewer: viewerOf(row) } : null
}
