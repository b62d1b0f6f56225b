import { SIGNUP_CREDITS_DAYS } from '#core/account/rules.ts'
import type { NewAccount } from '#core/account/values.ts'
import type { Gender, Sexuality } from '#core/discovery/values.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { asColumns, clearSignupDetails, saveSignupDetails } from './save-signup-details.ts'
import { endForms } from './writes.ts'

const isAt = statement({
  name: 'account_is_at',
  values: { id: sqlType.uuid(), email: sqlType.text() },
  columns: { id: sqlType.uuid() },
  text: 'select id from account where id = :id and email = :email',
})

/** What was typed, in the place of what the account was. */
const replace = statement({
  name: 'account_replace',
  values: {
    passwordHash: sqlType.text(),
    language: sqlType.text(),
    paymentCountry: sqlType.text(),
    trafficSource: sqlType.jsonb().nullable(),
    id: sqlType.uuid(),
    site: sqlType.text(),
    email: sqlType.text(),
    name: sqlType.text(),
    born: sqlType.date(),
    gender: sqlType.text<Gender>(),
    seeks: sqlType.text<Gender>(),
    sexuality: sqlType.text<Sexuality>().nullable(),
    country: sqlType.text(),
    region: sqlType.text(),
    city: sqlType.text(),
    reason: sqlType.text(),
  },
  columns: { id: sqlType.uuid() },
  text: `with typed as (
    update account set password_hash = :passwordHash, language = :language,
      payment_country = :paymentCountry, traffic_source = :trafficSource
    where id = :id and site_id = :site and email = :email returning id
  )
  update profile set name = :name, born = :born, gender = :gender, seeks = :seeks,
    sexuality = :sexuality, country = :country, region = :region, city = :city, reason = :reason
  from typed where account_id = typed.id returning account_id as id`,
})

const endWishes = statement({
  name: 'account_end_wishes',
  values: { id: sqlType.uuid() },
  text: `with sessions as (delete from session where account_id = :id),
  links as (delete from link where account_id = :id and purpose = 'mailChange')
  delete from mail_change where account_id = :id and asked is not null`,
})

/** The device that sent the sign-up sends it once more: its form counts, all else stays. */
export const correctForm = async (
  on: Queryable,
  { id, form, now }: { id: string; form: NewAccount; now: Date },
) => {
  const replaced = await replace(on, { id, ...asColumns(form) })
  if (replaced.length === 0) throw new NotWritten('conflict')
  await clearSignupDetails(on, id)
  await saveSignupDetails(on, { id, form, now })
  await endWishes(on, { id })
}

/** No row where another account at the mailbox had its credits meanwhile. */
const markCredited = statement({
  name: 'account_mark_credited',
  values: { id: sqlType.uuid(), now: sqlType.timestamptz(), until: sqlType.timestamptz() },
  columns: { id: sqlType.uuid() },
  text: `with own as (
    select id, site_id, address_hash as hash from account where id = :id
  ), marked as (
    insert into credited_mailbox as m (site_id, hash, kept_until)
    select site_id, hash, :until from own where hash is not null
    on conflict (site_id, hash) do update set kept_until = excluded.kept_until
      where m.kept_until <= :now
    returning hash
  ) select id from own where hash is null or exists (select from marked)`,
})

type Activation = { id: string; email: string | undefined; credits: number; now: Date }

/** Other sign-ups that wait for the confirmed address end, and its mailbox has its credits once. */
export const activateAccount = async (on: Queryable, { id, email, credits, now }: Activation) => {
  const isMoved = email !== undefined && (await isAt(on, { id, email })).length === 0
  if (isMoved) throw new NotWritten('conflict')
  await endForms(on, { id })
  if (credits === 0) return
  const until = new Date(now.getTime() + SIGNUP_CREDITS_DAYS * DAY_MS)
  const marked = await markCredited(on, { id, now, until })
  if (marked.length === 0) throw new NotWritten('conflict')
}
