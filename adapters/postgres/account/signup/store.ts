import { LINK_TRIES } from '#core/account/rules.ts'
import type { OpenedAddress, SignupForms, WaitingSignup } from '#core/account/signup/ports.ts'
import type { NewAccount } from '#core/account/values.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

/**
 * A link opens an address and not an account: an account that has left the address, or was moved
 * away from it, takes no sign-up along. Knowing the handle and not the rest is a guess.
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
    site: sqlType.text(),
    email: sqlType.text(),
    account: sqlType.uuid().nullable(),
    link: sqlType.text<OpenedAddress['link']>(),
    signups: sqlType.jsonb<WaitingSignup[]>(),
  },
  text: `with guessed as (
    update link set wrong = wrong + 1
    where handle = :handle and purpose = 'activation' and token_hash <> :tokenHash
  ), opened as (
    select own.site_id, coalesce(f.email, own.email) as email, l.expires_at,
      own.state = '"erased"' as is_erased
    from link l
    join account own on own.id = l.account_id
    left join signup_form f on f.id = l.about::uuid
    where l.token_hash = :tokenHash and l.purpose = 'activation' and l.wrong < :tries
      and (f.typed is not null or l.about = own.id::text)
  ), waiting as (
    select w.id, w.device, w.typed ->> 'passwordHash' as password_hash, w.typed, w.created_at
    from opened o
    join signup_form w on w.site_id = o.site_id and w.email = o.email
      and w.typed is not null and w.expires_at > :now
    union all
    select a.id, f.device, a.password_hash, null, a.created_at
    from opened o
    join account a on a.site_id = o.site_id and a.email = o.email and a.state <> '"erased"'
    left join signup_form f on f.id = a.id and f.email = a.email
  ), listed as (
    select jsonb_agg(jsonb_build_object(
      'id', id, 'device', device, 'passwordHash', password_hash, 'typed', typed
    ) order by created_at desc) as signups
    from waiting
  )
  select o.site_id as site, coalesce(o.email, '') as email, holder.id as account,
    coalesce(l.signups, '[]') as signups, case
      when holder.confirmed then 'used'
      when o.expires_at <= :now then 'expired'
      when l.signups is null and o.is_erased then 'orphan'
      else 'good' end as link
  from opened o
  cross join listed l
  left join account holder on holder.site_id = o.site_id and holder.email = o.email
    and holder.state <> '"erased"'`,
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

const forget = statement({
  name: 'signup_form_forget',
  values: { site: sqlType.text(), email: sqlType.text() },
  text: 'delete from signup_form where site_id = :site and email = :email',
})

const hadCredits = statement({
  name: 'signup_had_credits',
  values: { site: sqlType.text(), email: sqlType.text(), now: sqlType.timestamptz() },
  columns: { had: sqlType.boolean() },
  text: `select exists (
    select from credited_mailbox
    where site_id = :site and hash = address_hash(:email) and kept_until > :now
  ) as had`,
})

/** The SignupForms port. */
export const signupFormStore = ({ pool }: Database): SignupForms => ({
  byLink: async (mark, now) => (await byLink(pool, { ...mark, tries: LINK_TRIES, now }))[0] ?? null,
  at: async (query) => {
    const [row] = await at(pool, query)
    return row ?? { account: null, former: null, banned: null, own: null, newest: null }
  },
  typed: async (form, now) => (await typed(pool, { form, now }))[0]?.typed ?? null,
  hadCredits: async (query) => (await hadCredits(pool, query))[0]?.had ?? false,
  forget: (address) => forget(pool, address).then(() => undefined),
})
