import type { NewAccount } from '#core/account/account.ts'
import { isErased, isVisible, mayEnter, profileStatusOf } from '#core/account/standing.ts'
import { type Queryable, statement } from '../statement.ts'
import { clearBeside, keepBeside } from './beside-account.ts'
import { eraseAccount } from './erase-account.ts'
import { beginningOf, type Group } from './groups.ts'
import { NotWritten } from './refusals.ts'

type Lifecycle = { id: string; state: string; context: string; version: number; now: Date }
type Beginning = Lifecycle & {
  site: string
  email: string
  passwordHash: string
  language: string
  paymentCountry: string
  trafficSource: string | null
  name: string
  born: string
  gender: string
  seeks: string
  sexuality: string | null
  country: string
  region: string
  city: string
  reason: string
}

const begin = statement<Beginning, { id: string }>(
  'account_begin',
  `with created as (
    insert into account (
      id, site_id, email, password_hash, language, payment_country, traffic_source,
      state, context, version, created_at
    ) select
      :id, :site, :email, :passwordHash, :language, :paymentCountry, :trafficSource,
      :state::jsonb, :context::jsonb, :version, :now
    where not exists (
      select from mail_change where site_id = :site and was = :email and ends_at > :now
    ) returning id, site_id, fictional, confirmed
  ), shown as (
    insert into profile (
      account_id, site_id, fictional, confirmed, status, name, born, gender, seeks, sexuality,
      country, region, city, reason, last_seen
    ) select id, site_id, fictional, confirmed,
      case when confirmed then 'active' else 'disabled' end, :name, :born, :gender, :seeks,
      :sexuality, :country, :region, :city, :reason, :now
    from created
  ), booked as (
    insert into book (id, site_id, kind) select id, site_id, 'member' from created
  ), funded as (
    insert into wallet (account_id, balance, started) select id, 0, 0 from created
  ) select id from created`,
)

const again = statement<Lifecycle & { was: number }, { id: string }>(
  'account_again',
  `update account set state = :state, context = :context, version = :version
  where id = :id and version = :was returning id`,
)

/** A link that has done its work works no more. */
const endLink = statement<{ id: string; purpose: string }, never>(
  'account_end_link',
  'delete from link where account_id = :id and purpose = :purpose',
)

const keepReason = statement<{ id: string; reason: string | null }, never>(
  'account_keep_reason',
  'update account set leaving_reason = :reason where id = :id',
)

/** What the rule of who may be shown asks of the account. */
const show = statement<{ id: string; status: string; visible: boolean }, never>(
  'account_show',
  `update profile set status = :status, visible = :visible
  where account_id = :id and (status, visible) is distinct from (:status, :visible::boolean)`,
)

const endSessions = statement<{ id: string }, never>(
  'account_end_sessions',
  'delete from session where account_id = :id',
)

/**
 * Nobody has confirmed the address: whoever signed up before leaves neither a password nor a
 * session nor a link behind by which to get into what the owner of the address makes of it.
 */
const replace = statement<Omit<Beginning, keyof Lifecycle> & { id: string }, { id: string }>(
  'account_replace',
  `with ended as (delete from session where account_id = :id),
  dead as (delete from link where account_id = :id),
  moving as (delete from mail_change where account_id = :id),
  typed as (
    update account set password_hash = :passwordHash, language = :language,
      payment_country = :paymentCountry, traffic_source = :trafficSource
    where id = :id and site_id = :site and email = :email returning id
  )
  update profile set name = :name, born = :born, gender = :gender, seeks = :seeks,
    sexuality = :sexuality, country = :country, region = :region, city = :city, reason = :reason
  from typed where account_id = typed.id returning account_id as id`,
)

const asColumns = ({ consent: _, firstMessage: __, ...form }: NewAccount) => ({
  ...form,
  trafficSource: form.trafficSource && JSON.stringify(form.trafficSource),
})

export const saveAccount = async (on: Queryable, group: Group<'account'>, now: Date) => {
  const { id, next, version, wasVersion } = group
  const row = {
    id,
    state: JSON.stringify(next.state),
    context: JSON.stringify(next.context),
    version,
    now,
  }
  const record = beginningOf(group)?.record
  if (record) {
    const begun = await begin(on, { ...row, ...asColumns(record) })
    if (begun.length === 0) throw new NotWritten('email_taken')
    await keepBeside(on, { id, form: record, now })
  } else {
    const moved = await again(on, { ...row, was: wasVersion ?? 0 })
    if (moved.length === 0) throw new NotWritten('conflict')
  }
  for (const { event } of group.moves) {
    if (event.type === 'signUpAgain') {
      await replace(on, { id, ...asColumns(event.form) })
      await clearBeside(on, id)
      await keepBeside(on, { id, form: event.form, now })
    }
    if (event.type === 'activate') await endLink(on, { id, purpose: 'activation' })
    if (event.type === 'leave') await keepReason(on, { id, reason: event.reason })
    if (event.type === 'return') {
      await endLink(on, { id, purpose: 'return' })
      await keepReason(on, { id, reason: null })
    }
  }
  await show(on, { id, status: profileStatusOf(next), visible: isVisible(next) })
  if (mayEnter(next) !== 'ok') await endSessions(on, { id })
  if (isErased(next)) await eraseAccount(on, id, now)
}
