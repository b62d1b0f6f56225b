import type { FoundLink } from '#core/account/ports.ts'
import { LINK_TRIES } from '#core/account/rules.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import type { NewAccount } from '#core/account/values.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

/**
 * A form is of an address and not of an account: who planted an account there and left it, or moved
 * it elsewhere, takes nobody's form along. Who knows a handle and not the rest is guessing.
 */
const byLink = statement({
  name: 'signup_form_by_link',
  values: {
    handle: sqlType.text(),
    tokenHash: sqlType.text(),
    now: sqlType.timestamptz(),
    tries: sqlType.integer(),
  },
  columns: {
    form: sqlType.text(),
    site: sqlType.text(),
    device: sqlType.text().nullable(),
    typed: sqlType.jsonb<NewAccount>().nullable(),
    email: sqlType.text(),
    account: sqlType.uuid().nullable(),
    name: sqlType.text(),
    link: sqlType.text<FoundLink['link']>(),
  },
  text: `with guessed as (
    update link set wrong = wrong + 1
    where handle = :handle and purpose = 'activation' and token_hash <> :tokenHash
  )
  select l.about as form, own.site_id as site, f.device, f.typed, coalesce(f.email, own.email) as email,
    case when f.typed is not null then holder.id
      when coalesce(f.email, own.email) = own.email then own.id end as account,
    coalesce(f.typed ->> 'name', p.name) as name, case
      when l.expires_at <= :now then 'expired'
      when f.typed is null and own.state = '"erased"' then 'orphan'
      else 'good' end as link
  from link l
  join account own on own.id = l.account_id
  join profile p on p.account_id = own.id
  left join signup_form f on f.id = l.about::uuid
  left join account holder on holder.site_id = f.site_id and holder.email = f.email
    and holder.state <> '"erased"'
  where l.token_hash = :tokenHash and l.purpose = 'activation' and l.wrong < :tries
    and (f.typed is not null or l.about = own.id::text)`,
})

const at = statement({
  name: 'signup_form_at',
  values: {
    site: sqlType.text(),
    email: sqlType.text(),
    now: sqlType.timestamptz(),
    device: sqlType.text().nullable(),
  },
  columns: {
    account: sqlType.uuid().nullable(),
    former: sqlType.uuid().nullable(),
    banned: sqlType.uuid().nullable(),
    own: sqlType.uuid().nullable(),
    newest: sqlType.uuid().nullable(),
  },
  text: `with waiting as (
    select id, device, created_at from signup_form
    where site_id = :site and email = :email and expires_at > :now
  )
  select (
    select id from account where site_id = :site and email = :email and state <> '"erased"'
  ) as account, (
    select account_id from mail_change where site_id = :site and was = :email and ends_at > :now
    limit 1
  ) as former, banned_at(:site, :email, :now) as banned, (
    select id from waiting where device = :device::text order by created_at desc limit 1
  ) as own, (
    select id from waiting order by created_at desc limit 1
  ) as newest`,
})

const typed = statement({
  name: 'signup_form_typed',
  values: { form: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: { typed: sqlType.jsonb<NewAccount>().nullable() },
  text: 'select typed from signup_form where id = :form and expires_at > :now',
})

/** The SignupForms port. */
export const signupFormStore = ({ pool }: Database): SignupForms => ({
  byLink: async (mark, now) => (await byLink(pool, { ...mark, tries: LINK_TRIES, now }))[0] ?? null,
  at: async (query) => {
    const [row] = await at(pool, query)
    return row ?? { account: null, former: null, banned: null, own: null, newest: null }
  },
  typed: async (form, now) => (await typed(pool, { form, now }))[0]?.typed ?? null,
})
