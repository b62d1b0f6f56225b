import type { Gallery, OwnPhoto, OwnPhotos, PhotoRefusal, ViewedPhoto } from '#core/photo/ports.ts'
import { mayOpenPhoto, type PhotoPlace, type PhotoViewer, photoLimit } from '#core/photo/rules.ts'
import type { PhotoStanding } from '#core/photo/values.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { isShownTo } from '../platform/visibility.ts'

/** Whether `photo` of `profile p` is its main image. */
export const isMain = (photo: string) =>
  `(p.main_image ->> 'filename' is not distinct from ${photo}.id || '.webp')`

type ViewedProfile = { viewer: string | null; site: string; id: string }
type Viewer = { own: boolean; logged_in: boolean; premium: boolean }

const viewerColumns = `p.account_id is not distinct from :viewer as own,
  me.id is not null as logged_in, coalesce(me.premium, false) as premium`

const viewerOf = ({ own, logged_in, premium }: Viewer): PhotoViewer => {
  if (own) return 'owner'
  if (!logged_in) return 'visitor'
  return premium ? 'premium' : 'free'
}

const albumOf = (isPrivate: boolean, unlocked: boolean): PhotoPlace['album'] => {
  if (!isPrivate) return undefined
  return unlocked ? 'open' : 'shut'
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

/** For this viewer the member has opened the private album. */
const isUnlocked = `exists (
    select from album_grant g where g.owner_id = p.account_id and g.viewer_id = :viewer
  )`

const standings = {
  active: 'shown',
  waiting: 'pending',
  withheld: 'refused',
  locked: 'locked',
} as const satisfies Record<string, PhotoStanding>
type Dated<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] }

const ownPhotos = statement({
  name: 'photo_own',
  values: { account: sqlType.uuid() },
  columns: {
    id: sqlType.uuid().nullable(),
    main: sqlType.boolean(),
    private: sqlType.boolean().nullable(),
    premium: sqlType.boolean(),
    status: sqlType.text<keyof typeof standings>().nullable(),
    refusal: sqlType.jsonb<Dated<PhotoRefusal>>().nullable(),
  },
  text: `select f.id, ${isMain('f')} as main, f.private, me.premium, f.status, (
    select jsonb_build_object('case', s.case_id, 'rule', s.rule, 'facts', s.facts, 'at', s.at,
      'unseen', exists (
        select from photo_review v where v.id = f.id and not (v.context ->> 'shown')::boolean
      ))
    from restriction held join moderation_statement s on s.id = held.statement_id
    where held.account_id = me.id and held.about = f.id and held.kind = 'photo_removed'
      and held.in_force order by s.at desc limit 1
  ) as refusal
  from account me
  join profile p on p.account_id = me.id
  left join photo f on f.account_id = me.id
    and f.status in ('active', 'waiting', 'withheld', 'locked')
  where me.id = :account order by f.position, f.id`,
})

const gallery = statement({
  name: 'photo_gallery',
  values: { viewer: sqlType.uuid().nullable(), id: sqlType.uuid(), site: sqlType.text() },
  columns: {
    id: sqlType.uuid().nullable(),
    main: sqlType.boolean(),
    private: sqlType.boolean().nullable(),
    unlocked: sqlType.boolean(),
    own: sqlType.boolean(),
    logged_in: sqlType.boolean(),
    premium: sqlType.boolean(),
  },
  text: `select f.id, ${isMain('f')} as main, f.private, ${isUnlocked} as unlocked, ${viewerColumns}
  from profile p
  left join account me on me.id = :viewer
  left join photo f on f.account_id = p.account_id and f.status = 'active'
  where p.account_id = :id and ${mayLook}
  order by main desc, f.private, f.position, f.id`,
})

const viewedPhoto = statement({
  name: 'photo_asked',
  values: { viewer: sqlType.uuid().nullable(), id: sqlType.uuid(), site: sqlType.text() },
  columns: {
    name: sqlType.text(),
    main: sqlType.boolean(),
    private: sqlType.boolean(),
    unlocked: sqlType.boolean(),
    own: sqlType.boolean(),
    logged_in: sqlType.boolean(),
    premium: sqlType.boolean(),
    nth: sqlType.integer(),
  },
  text: `select f.name, ${isMain('f')} as main, f.private, ${isUnlocked} as unlocked,
    ${viewerColumns}, (
    select count(*)::int from photo o
    where o.account_id = f.account_id and o.status = 'active' and not o.private
      and (not ${isMain('o')}, o.position, o.id) <= (not ${isMain('f')}, f.position, f.id)
  ) as nth
  from photo f
  join profile p on p.account_id = f.account_id
  left join account me on me.id = :viewer
  where f.id = :id and case when f.status = 'active'
    then ${mayLook} or (${isMain('f')} and ${talksOn})
    else p.account_id = :viewer and f.status in ('waiting', 'withheld') end`,
})

export const ownPhotosOf = async (on: Queryable, account: string): Promise<OwnPhotos> => {
  const rows = await ownPhotos(on, { account })
  const photos = rows.flatMap((row): OwnPhoto[] => {
    const { id, main, private: isPrivate, status, refusal } = row
    if (id === null || status === null) return []
    const standing = standings[status]
    const why = standing === 'refused' ? refusal : null
    const refused = why && { ...why, at: new Date(why.at) }
    return [{ id, main, isPrivate: isPrivate === true, standing, refusal: refused }]
  })
  return { photos, limit: photoLimit({ premium: rows[0]?.premium === true }) }
}

export const galleryOf = async (on: Queryable, query: ViewedProfile): Promise<Gallery | null> => {
  const rows = await gallery(on, query)
  if (rows.length === 0) return null
  const all = rows.flatMap(({ id, main, private: isPrivate, unlocked, ...viewer }, index) => {
    if (id === null) return []
    const album = albumOf(isPrivate === true, unlocked)
    return [
      { id, main, isPrivate: isPrivate === true, album, nth: index + 1, viewer: viewerOf(viewer) },
    ]
  })
  const photos = all
    .filter(({ viewer, ...place }) => mayOpenPhoto(viewer, place))
    .map(({ id, main, isPrivate }) => ({ id, main, isPrivate }))
  const inAlbum = all.filter(({ isPrivate, viewer }) => isPrivate && viewer !== 'visitor').length
  const total = all.filter(({ isPrivate }) => !isPrivate).length
  return { photos, total, inAlbum }
}

export const photoForViewer = async (
  on: Queryable,
  query: ViewedProfile,
): Promise<ViewedPhoto | null> => {
  const [row] = await viewedPhoto(on, query)
  if (!row) return null
  const { name, main, nth } = row
  return { name, main, nth, album: albumOf(row.private, row.unlocked), viewer: viewerOf(row) }
}
