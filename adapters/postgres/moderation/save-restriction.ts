import type { RestrictionKind } from '#core/moderation/values.ts'
import { imageOf } from '#core/photo/views.ts'
import { logAct } from '../platform/desk-log.ts'
import { holdAccount } from '../platform/hold-account.ts'
import { beginningOf, type Group, rowOf } from '../platform/plan/groups.ts'
import { NotWritten } from '../platform/plan/refusals.ts'
import { writeProfile } from '../platform/save-profile.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { forgetBannedAddress, keepBannedAddress } from './banned-address.ts'

const moved = {
  id: sqlType.uuid(),
  state: sqlType.jsonb(),
  context: sqlType.jsonb(),
  version: sqlType.integer(),
}

const begin = statement({
  name: 'restriction_begin',
  values: {
    ...moved,
    account: sqlType.uuid(),
    case: sqlType.uuid(),
    statement: sqlType.uuid(),
    kind: sqlType.text(),
    about: sqlType.uuid().nullable(),
    until: sqlType.timestamptz().nullable(),
    now: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into restriction
    (id, account_id, case_id, statement_id, kind, about, began_at, until, state, context, version)
  values (:id, :account, :case, :statement, :kind, :about, :now, :until, :state, :context, :version)
  returning id`,
})

const move = statement({
  name: 'restriction_again',
  values: { ...moved, was: sqlType.integer() },
  columns: { id: sqlType.uuid() },
  text: `update restriction set state = :state, context = :context, version = :version
  where id = :id and version = :was returning id`,
})

type Affected = { id: string; account: string; about: string | null }
const affected = {
  id: sqlType.uuid(),
  account: sqlType.uuid(),
  about: sqlType.uuid().nullable(),
}

/** Nobody opens it from now on; whether it was the main one is kept for its return. */
const withholdPhoto = statement({
  name: 'restriction_photo_withhold',
  values: affected,
  text: `with was as (
    select id, status from photo
    where id = :about and account_id = :account and status in ('active', 'waiting') for update
  ), gone as (
    update photo f set status = 'withheld' from was
    where f.id = was.id returning f.id, was.status = 'waiting' as unseen
  ), faceless as (
    update profile p set main_image = null from gone
    where p.account_id = :account and p.main_image ->> 'filename' = gone.id || '.webp'
    returning p.account_id
  )
  update restriction set kept = jsonb_build_object('main', exists (select from faceless)
    or exists (select from gone where unseen))
  where id = :id`,
})

/** While another decision removes it too it stays so, and that one knows whether it was the main one. */
const returnPhoto = statement({
  name: 'restriction_photo_return',
  values: { ...affected, image: sqlType.jsonb().nullable() },
  text: `with other as (
    update restriction o set kept = jsonb_build_object('main',
      (o.kept ->> 'main')::boolean or (r.kept ->> 'main')::boolean)
    from restriction r
    where r.id = :id and o.account_id = :account and o.kind = 'photo_removed' and o.about = :about
      and o.in_force and o.kept is not null
    returning o.id
  ), back as (
    update photo set status = 'active'
    where id = :about and account_id = :account and status = 'withheld' and not exists (
      select from restriction
      where account_id = :account and kind = 'photo_removed' and about = :about and in_force
    ) returning id, private
  ), of as (select kept from restriction where id = :id)
  update profile p set main_image = :image::jsonb from back, of
  where p.account_id = :account and p.main_image is null and not back.private
    and (of.kept ->> 'main')::boolean`,
})

const alsoRemoves = statement({
  name: 'restriction_photo_removed_besides',
  values: affected,
  columns: { id: sqlType.uuid() },
  text: `select id from restriction
  where account_id = :account and kind = 'photo_removed' and about = :about and in_force
    and id <> :id limit 1`,
})

/** Another decision on the same photo may have come or gone since this one asked: then it asks again. */
const refuseWhatChanged = async (
  on: Queryable,
  { moves }: Group<'restriction'>,
  what: Affected,
) => {
  for (const { event } of moves) {
    if (event.type !== 'lift' || event.by !== null) continue
    const stays = (await alsoRemoves(on, what)).length > 0
    if (stays !== (event.stays === true)) throw new NotWritten('conflict')
  }
}

const ofProfile = { id: sqlType.uuid(), account: sqlType.uuid() }

const withholdText = statement({
  name: 'restriction_text_withhold',
  values: ofProfile,
  text: `with kept as (
    update restriction r
    set kept = jsonb_build_object('about_me', p.about_me, 'reason', p.reason)
    from profile p where r.id = :id and p.account_id = :account returning r.id
  )
  update profile set about_me = '', reason = '' from kept where account_id = :account`,
})

/** What the member has written since stays; while another decision removes it too, that keeps it. */
const returnText = statement({
  name: 'restriction_text_return',
  values: ofProfile,
  text: `with other as (
    update restriction o set kept = jsonb_build_object(
      'about_me', coalesce(nullif(o.kept ->> 'about_me', ''), r.kept ->> 'about_me'),
      'reason', coalesce(nullif(o.kept ->> 'reason', ''), r.kept ->> 'reason'))
    from restriction r
    where r.id = :id and o.account_id = :account and o.kind = 'text_removed' and o.in_force
    returning o.id
  )
  update profile p set
    about_me = case when p.about_me = '' then r.kept ->> 'about_me' else p.about_me end,
    reason = case when p.reason = '' then r.kept ->> 'reason' else p.reason end
  from restriction r where r.id = :id and p.account_id = :account and r.kept is not null
    and not exists (select from other)`,
})

/** Found by nobody while any decision says so; then again as its member has it. */
const alignShown = statement({
  name: 'restriction_shown_align',
  values: { account: sqlType.uuid() },
  text: `update profile p set visible = coalesce(a.state #>> '{living,visibility}' = 'visible', false)
    and not exists (
      select from restriction
      where account_id = :account and kind = 'profile_hidden' and in_force
    )
  from account a where a.id = :account and p.account_id = a.id`,
})

const alignPaused = statement({
  name: 'restriction_paused_align',
  values: { account: sqlType.uuid() },
  text: `update account set chat_paused = exists (
    select from restriction where account_id = :account and kind = 'chat_paused' and in_force
  ) where id = :account`,
})

const nothing = async () => undefined
type Apply = (on: Queryable, what: Affected) => Promise<unknown>
const pictureOf = (about: string | null) => about && JSON.stringify(imageOf(about))

/** What each kind does to what is kept elsewhere; what has a life of its own hears by events. */
const begins: Record<RestrictionKind, Apply> = {
  photo_removed: withholdPhoto,
  text_removed: (on, { id, account }) => withholdText(on, { id, account }),
  message_removed: nothing,
  profile_hidden: (on, { account }) => alignShown(on, { account }),
  chat_paused: (on, { account }) => alignPaused(on, { account }),
  suspended: nothing,
}
const ends: Record<RestrictionKind, Apply> = {
  photo_removed: (on, what) => returnPhoto(on, { ...what, image: pictureOf(what.about) }),
  text_removed: (on, { id, account }) => returnText(on, { id, account }),
  message_removed: nothing,
  profile_hidden: (on, { account }) => alignShown(on, { account }),
  chat_paused: (on, { account }) => alignPaused(on, { account }),
  suspended: (on, { id }) => forgetBannedAddress(on, id),
}

/** Until when it holds, where it does for a term. */
const untilOf = ({ next }: Group<'restriction'>, now: Date) =>
  next.context.termMs > 0 ? new Date(now.getTime() + next.context.termMs) : null

/** Saves a restriction and what it restricts, in the transaction of the decision itself. */
export const saveRestriction = async (on: Queryable, group: Group<'restriction'>, now: Date) => {
  const { id, next, wasVersion } = group
  const { account, kind, about } = next.context
  const record = beginningOf(group)?.record
  const row = rowOf(group)
  // Of two decisions that end at once each would see the other in force still.
  await holdAccount(on, { account })
  const saved = record
    ? await begin(on, { ...row, ...record, account, kind, about, until: untilOf(group, now), now })
    : await move(on, { ...row, was: wasVersion ?? 0 })
  if (saved.length === 0) throw new NotWritten('conflict')
  for (const { event } of group.moves) {
    if (event.type === 'changed' && event.profile) await writeProfile(on, account, event.profile)
    if (event.type !== 'lift' || event.by === null) continue
    await logAct(on, { now, actor: event.by, act: 'lift', case: null, account, about: kind })
  }
  const what = { id, account, about }
  if (kind === 'photo_removed') await refuseWhatChanged(on, group, what)
  if (record) await begins[kind](on, what)
  const isBan = kind === 'suspended' && next.state === 'inForce'
  if (record && isBan) await keepBannedAddress(on, { id, account, now })
  if (group.moves.some(({ effects }) => effects.some(({ type }) => type === 'restrictionEnded'))) {
    await ends[kind](on, what)
  }
}
