import type { Gender, HairColor, Interest } from '#core/discovery/values.ts'
import type { Appearance } from '#core/discovery/views.ts'
import { fictionActOf } from '#core/fiction/acts.ts'
import type { UploadSource } from '#core/photo/digital-source.ts'
import type { PackStore } from '#core/photo/pack/ports.ts'
import { PACK_NAME_START } from '#core/photo/pack/values.ts'
import { imageOf } from '#core/photo/views.ts'
import type { Database } from '../../platform/database.ts'
import { logAct } from '../../platform/desk-log.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import { addPackPictures } from '../../platform/pack-pictures.ts'
import { rememberAnswer } from '../../platform/plan/remember.ts'
import { NotThere, writing } from '../../platform/plan/writing.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { isMain } from '../queries.ts'
import { removePhoto } from '../store.ts'

/** An account `a` of this site that is fictional and has not ended. */
const isThere = `a.site_id = :site and a.fictional and a.state <> '"erased"'::jsonb`

const looks = statement({
  name: 'fiction_looks',
  values: { site: sqlType.text(), profile: sqlType.uuid() },
  columns: {
    gender: sqlType.text<Gender>(),
    born: sqlType.date(),
    hair_color: sqlType.text<HairColor>().nullable(),
    body_type: sqlType.text<NonNullable<Appearance['bodyType']>>().nullable(),
    interests: sqlType.text<Interest>().array(),
  },
  text: `select p.gender, p.born, p.hair_color, p.body_type, p.interests
  from account a join profile p on p.account_id = a.id
  where a.id = :profile and ${isThere}`,
})

const pictures = statement({
  name: 'fiction_pictures',
  values: { site: sqlType.text(), profile: sqlType.uuid() },
  columns: {
    id: sqlType.uuid(),
    name: sqlType.text(),
    main: sqlType.boolean(),
    shown: sqlType.boolean(),
    source: sqlType.text<UploadSource>().nullable(),
  },
  text: `select f.id, f.name, ${isMain('f')} as main, f.status = 'active' as shown, f.source
  from account a
  join profile p on p.account_id = a.id
  join photo f on f.account_id = a.id and f.status in ('active', 'waiting')
  where a.id = :profile and ${isThere}
  order by f.position, f.id`,
})

const nameOf = statement({
  name: 'fiction_picture_name',
  values: { site: sqlType.text(), photo: sqlType.uuid() },
  columns: { name: sqlType.text() },
  text: `select f.name from photo f join account a on a.id = f.account_id
  where f.id = :photo and f.status in ('active', 'waiting') and ${isThere}`,
})

const removePackPictures = statement({
  name: 'fiction_pictures_remove',
  values: { profile: sqlType.uuid() },
  text: `update photo set status = 'removed'
  where account_id = :profile and status = 'active' and name like '${PACK_NAME_START}%'`,
})

const setMain = statement({
  name: 'fiction_picture_main',
  values: {
    site: sqlType.text(),
    profile: sqlType.uuid(),
    photo: sqlType.uuid(),
    image: sqlType.jsonb(),
  },
  columns: { id: sqlType.uuid() },
  text: `update profile p set main_image = :image::jsonb
  from account a join photo f on f.account_id = a.id and f.status = 'active'
  where p.account_id = a.id and a.id = :profile and f.id = :photo and ${isThere}
  returning a.id`,
})

const makeMain = async (
  on: Queryable,
  { site, profile, photo }: { site: string; profile: string; photo: string },
) => {
  const image = JSON.stringify(imageOf(photo))
  const changed = await setMain(on, { site, profile, photo, image })
  if (changed.length === 0) throw new NotThere()
}

/** The PackStore port. */
export const packStore = (db: Database): PackStore => {
  const write = writing(db)
  return {
    used: async (site) =>
      (
        await db.tables
          .selectFrom('photo')
          .innerJoin('account', 'account.id', 'photo.account_id')
          .where('account.site_id', '=', site)
          .where('photo.name', 'like', `${PACK_NAME_START}%`)
          .where('photo.status', '=', 'active')
          .select('photo.name')
          .execute()
      ).map(({ name }) => name),
    looks: async (site, profile) => {
      const [row] = await looks(db.pool, { site, profile })
      if (!row) return null
      const { gender, born, interests, hair_color: hairColor, body_type: bodyType } = row
      return { gender, born, interests, hairColor, bodyType }
    },
    pictures: async (site, profile) =>
      (await pictures(db.pool, { site, profile })).map(({ shown, ...picture }) => ({
        ...picture,
        isShown: shown,
      })),
    nameOf: async (site, photo) => (await nameOf(db.pool, { site, photo }))[0]?.name ?? null,
    replace: ({ site, profile, pictures: added, by, now, remember }) =>
      write(async (on) => {
        await rememberAnswer(on, remember, now)
        await holdAccount(on, { account: profile })
        await removePackPictures(on, { profile })
        await addPackPictures(on, {
          account: profile,
          ids: added.map(({ id }) => id),
          names: added.map(({ name }) => name),
          now,
        })
        const [portrait] = added
        if (portrait) await makeMain(on, { site, profile, photo: portrait.id })
        await logAct(on, { ...fictionActOf(by, 'changed', profile), now })
      }),
    remove: ({ profile, photo, by, now, remember }) =>
      write(async (on) => {
        await rememberAnswer(on, remember, now)
        await holdAccount(on, { account: profile })
        await removePhoto(on, { account: profile, id: photo })
        await logAct(on, { ...fictionActOf(by, 'changed', profile), now })
      }),
    setMain: ({ site, profile, photo, by, now, remember }) =>
      write(async (on) => {
        await rememberAnswer(on, remember, now)
        await makeMain(on, { site, profile, photo })
        await logAct(on, { ...fictionActOf(by, 'changed', profile), now })
      }),
  }
}
