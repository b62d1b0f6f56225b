import { isErased, isVisible, mayEnter, profileStatusOf } from '#core/account/selectors.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import { eraseAccount } from '../platform/plan/erase-account.ts'
import { beginningOf, type Group, rowOf } from '../platform/plan/groups.ts'
import { NotWritten } from '../platform/plan/refusals.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { activateAccount, correctForm } from './signup/activate-account.ts'
import { asColumns, saveSignupDetails } from './signup/save-signup-details.ts'
import { endForms, endOwnForm, keepForm } from './signup/writes.ts'

const begin = statement({
  name: 'account_begin',
  values: {
    id: sqlType.uuid(),
    site: sqlType.text(),
    email: sqlType.text(),
    passwordHash: sqlType.text(),
    language: sqlType.text(),
    paymentCountry: sqlType.text(),
    trafficSource: sqlType.jsonb().nullable(),
    state: sqlType.jsonb(),
    context: sqlType.jsonb(),
    version: sqlType.integer(),
    now: sqlType.timestamptz(),
    name: sqlType.text(),
    born: sqlType.date(),
    gender: sqlType.text(),
    seeks: sqlType.text(),
    sexuality: sqlType.text().nullable(),
    country: sqlType.text(),
    region: sqlType.text(),
    city: sqlType.text(),
    reason: sqlType.text(),
  },
  columns: { id: sqlType.uuid() },
  text: `with created as (
    insert into account (
      id, site_id, email, password_hash, language, payment_country, traffic_source,
      state, context, version, created_at
    ) select
      :id, :site, :email, :passwordHash, :language, :paymentCountry, :trafficSource,
      :state::jsonb, :context::jsonb, :version, :now
    where not exists (
      select from mail_change where site_id = :site and was = :email and ends_at > :now
    ) and banned_at(:site, :email, :now) is null
    returning id, site_id, fictional, confirmed
  ), shown as (
    insert into profile (
      account_id, site_id, fictional, confirmed, status, name, born, gender, seeks, sexuality,
      country, region, city, reason
    ) select id, site_id, fictional, confirmed,
      case when confirmed then 'active' else 'disabled' end, :name, :born, :gender, :seeks,
      :sexuality, :country, :region, :city, :reason
    from created
  ), booked as (
    insert into book (id, site_id, kind) select id, site_id, 'member' from created
  ), funded as (
    insert into wallet (account_id, balance, started) select id, 0, 0 from created
  ) select id from created`,
})

const move = statement({
  name: 'account_again',
  values: {
    state: sqlType.jsonb(),
    context: sqlType.jsonb(),
    version: sqlType.integer(),
    id: sqlType.uuid(),
    was: sqlType.integer(),
  },
  columns: { id: sqlType.uuid() },
  text: `update account set state = :state, context = :context, version = :version
  where id = :id and version = :was returning id`,
})

/** A link that has done its work works no more. */
const endLink = statement({
  name: 'account_end_link',
  values: { id: sqlType.uuid(), purpose: sqlType.text() },
  text: 'delete from link where account_id = :id and purpose = :purpose',
})

const keepReason = statement({
  name: 'account_keep_reason',
  values: { reason: sqlType.text().nullable(), id: sqlType.uuid() },
  text: 'update account set leaving_reason = :reason where id = :id',
})

/** What the rule of who may be shown asks of the account, and of a decision that hides it. */
const show = statement({
  name: 'account_show',
  values: { status: sqlType.text(), visible: sqlType.boolean(), id: sqlType.uuid() },
  text: `update profile p set status = :status, visible = shown.visible
  from (
    select :visible::boolean and not exists (
      select from restriction where account_id = :id and kind = 'profile_hidden' and in_force
    ) as visible
  ) shown
  where p.account_id = :id and (p.status, p.visible) is distinct from (:status, shown.visible)`,
})

const endSessions = statement({
  name: 'account_end_sessions',
  values: { id: sqlType.uuid() },
  text: 'delete from session where account_id = :id',
})

const hasPassword = statement({
  name: 'account_has_password',
  values: { id: sqlType.uuid(), hash: sqlType.text() },
  columns: { id: sqlType.uuid() },
  text: 'select id from account where id = :id and password_hash = :hash',
})

/** The row is held by now: a password that was right a moment ago may be another's wish. */
const isVerified = async (on: Queryable, verified: { id: string; hash: string }) => {
  if ((await hasPassword(on, verified)).length === 0) throw new NotWritten('password_changed')
}

type SignUpAgain = Extract<EventOf<'account'>, { type: 'signUpAgain' }>

/**
 * A form waits beside the account, which belongs to nobody yet. The device that sent the account's
 * own form may correct it: nobody else knows of it.
 */
const signUpAgain = async (
  on: Queryable,
  { id, event, now }: { id: string; event: SignUpAgain; now: Date },
) => {
  const isOwn = event.id === id
  if (isOwn) await correctForm(on, { id, form: event.form, now })
  await keepForm(on, { id: event.id, form: event.form, isOwn, now })
}

export const saveAccount = async (on: Queryable, group: Group<'account'>, now: Date) => {
  const { id, next, wasVersion } = group
  const row = { ...rowOf(group), now }
  const record = beginningOf(group)?.record
  if (record) {
    const begun = await begin(on, { ...row, ...asColumns(record) })
    if (begun.length === 0) throw new NotWritten('email_taken')
    await saveSignupDetails(on, { id, form: record, now })
    if (record.device) await keepForm(on, { id, form: record, isOwn: true, now })
  } else {
    const moved = await move(on, { ...row, was: wasVersion ?? 0 })
    if (moved.length === 0) throw new NotWritten('conflict')
  }
  for (const { event } of group.moves) {
    if (event.type === 'signUpAgain') await signUpAgain(on, { id, event, now })
    if (event.type === 'activate') {
      await activateAccount(on, { id, email: event.email, credits: event.credits, now })
    }
    if (event.type === 'leave') await keepReason(on, { id, reason: event.reason })
    if (event.type === 'return') {
      if (event.verified !== undefined) await isVerified(on, { id, hash: event.verified })
      await endLink(on, { id, purpose: 'return' })
      await keepReason(on, { id, reason: null })
    }
    if (event.type === 'erase' || event.type === 'close') await endForms(on, { id })
  }
  await show(on, { id, status: profileStatusOf(next), visible: isVisible(next) })
  if (mayEnter(next) !== 'ok') await endSessions(on, { id })
  if (!isErased(next)) return
  await endOwnForm(on, { id })
  await eraseAccount(on, id, now)
}
