import type { Gender } from '#core/discovery/values.ts'
import { fictionActOf } from '#core/fiction/acts.ts'
import type { FictionStore } from '#core/fiction/ports.ts'
import type { Answerer } from '#core/fiction/values.ts'
import type { FictionalProfile } from '#core/fiction/views.ts'
import { imageOf } from '#core/photo/views.ts'
import { profileColumns, profileOf, profileRow } from '../platform/cards.ts'
import { logAct } from '../platform/desk-log.ts'
import { addPackPictures } from '../platform/pack-pictures.ts'
import { keepHistory } from '../platform/plan/history.ts'
import { NotWritten } from '../platform/plan/refusals.ts'
import { rememberAnswer } from '../platform/plan/remember.ts'
import { NotThere } from '../platform/plan/writing.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

type Creating = Parameters<FictionStore['create']>[0]
type Changing = Parameters<FictionStore['change']>[0]

const written = {
  id: sqlType.uuid(),
  site: sqlType.text(),
  name: sqlType.text(),
  born: sqlType.date(),
  gender: sqlType.text(),
  seeks: sqlType.text(),
  region: sqlType.text(),
  city: sqlType.text(),
  aboutMe: sqlType.text(),
  reason: sqlType.text(),
  hairColor: sqlType.text().nullable(),
  eyeColor: sqlType.text().nullable(),
  bodyType: sqlType.text().nullable(),
  interests: sqlType.text().array(),
  answers: sqlType.text(),
  purpose: sqlType.text(),
  story: sqlType.text(),
}

/** Without an address: that is what makes it fictional, and its label no matter of choice. */
const begin = statement({
  name: 'fiction_begin',
  values: {
    ...written,
    country: sqlType.text(),
    language: sqlType.text(),
    state: sqlType.jsonb(),
    context: sqlType.jsonb(),
    version: sqlType.integer(),
    image: sqlType.jsonb().nullable(),
    by: sqlType.uuid(),
    now: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `with created as (
    insert into account (id, site_id, email, language, payment_country, state, context, version,
      created_at)
    values (:id, :site, null, :language, :country, :state, :context, :version, :now)
    on conflict (id) do nothing
    returning id, site_id, fictional, confirmed
  ), shown as (
    insert into profile (account_id, site_id, fictional, confirmed, status, name, born, gender,
      seeks, country, region, city, about_me, reason, hair_color, eye_color, body_type, interests,
      main_image)
    select id, site_id, fictional, confirmed, 'active', :name, :born::date, :gender, :seeks,
      :country, :region, :city, :aboutMe, :reason, :hairColor, :eyeColor, :bodyType,
      :interests::text[], :image::jsonb
    from created
  ), booked as (
    insert into book (id, site_id, kind) select id, site_id, 'member' from created
  ), funded as (
    insert into wallet (account_id, balance, started) select id, 0, 0 from created
  ), meant as (
    insert into fictional_profile (account_id, answers, purpose, story, made_by, made_at)
    select id, :answers, :purpose, :story, :by::uuid, :now from created
  ) select id from created`,
})

export const createProfile = async (
  on: Queryable,
  { form, life, pictures, remember, now, ...rest }: Creating,
) => {
  await rememberAnswer(on, remember, now)
  const { steps, stored } = life
  const made = await begin(on, {
    ...rest,
    ...form,
    state: JSON.stringify(stored.state),
    context: JSON.stringify(stored.context),
    version: steps.length,
    image: pictures[0] ? JSON.stringify(imageOf(pictures[0].id)) : null,
    now,
  })
  if (made.length === 0) throw new NotWritten('already_done')
  await logAct(on, { ...fictionActOf(rest.by, 'made', form.id), now })
  await addPackPictures(on, {
    account: form.id,
    ids: pictures.map(({ id }) => id),
    names: pictures.map(({ name }) => name),
    now,
  })
  await keepHistory(
    on,
    steps.map(({ event, before, after }) => ({
      to: 'account' as const,
      id: form.id,
      event: { type: event },
      was: before === null ? null : { state: before, context: stored.context },
      next: { state: after, context: stored.context },
    })) as never,
    steps.length,
    now,
  )
}

const change = statement({
  name: 'fiction_change',
  values: written,
  columns: { id: sqlType.uuid() },
  text: `with meant as (
    update fictional_profile f set answers = :answers, purpose = :purpose, story = :story
    from account a
    where f.account_id = :id and a.id = f.account_id and a.site_id = :site and a.fictional
      and a.state <> '"erased"'::jsonb
    returning f.account_id
  )
  update profile set name = :name, born = :born, gender = :gender, seeks = :seeks,
    region = :region, city = :city, about_me = :aboutMe, reason = :reason,
    hair_color = :hairColor, eye_color = :eyeColor, body_type = :bodyType,
    interests = :interests::text[]
  from meant where profile.account_id = meant.account_id returning profile.account_id as id`,
})

export const changeProfile = async (on: Queryable, { site, form, by, remember, now }: Changing) => {
  await rememberAnswer(on, remember, now)
  const changed = await change(on, { ...form, site })
  if (changed.length === 0) throw new NotThere()
  await logAct(on, { ...fictionActOf(by, 'changed', form.id), now })
}

const profiles = statement({
  name: 'fiction_profiles',
  values: { site: sqlType.text(), viewer: sqlType.uuid().nullable() },
  columns: {
    ...profileRow,
    seeks: sqlType.text<Gender>(),
    answerer: sqlType.text<Answerer>(),
    purpose: sqlType.text(),
    story: sqlType.text(),
    made_at: sqlType.timestamptz(),
    waiting: sqlType.integer(),
  },
  text: `select ${profileColumns}, coalesce(p.seeks, p.gender) as seeks, f.answers as answerer, f.purpose, f.story, f.made_at, (
    select count(*)::int from conversation c
    join message last on last.conversation_id = c.id and last.seq = c.last_seq
    where (c.starter_id = p.account_id and last.side = 'receiver'
        or c.receiver_id = p.account_id and last.side = 'starter')
      and last.state in ('sent', 'awaiting')
  ) as waiting
  from fictional_profile f
  join account a on a.id = f.account_id and a.site_id = :site and a.state <> '"erased"'::jsonb
  join profile p on p.account_id = f.account_id
  order by p.name, p.account_id`,
})

export const profilesOf = async (
  on: Queryable,
  site: string,
  now: Date,
): Promise<FictionalProfile[]> =>
  (await profiles(on, { site, viewer: null })).map((row) => ({
    profile: profileOf(row, now),
    born: row.born,
    seeks: row.seeks,
    answers: row.answerer,
    purpose: row.purpose,
    story: row.story,
    madeAt: row.made_at,
    waiting: row.waiting,
  }))
