import type { FoundLink, LinkPurpose, LinkStore } from '#core/account/ports.ts'
import { LINK_TRIES } from '#core/account/rules.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

const make = statement({
  name: 'link_make',
  values: {
    account: sqlType.uuid(),
    purpose: sqlType.text<LinkPurpose>(),
    about: sqlType.text(),
    stay: sqlType.boolean(),
    expires: sqlType.timestamptz(),
    form: sqlType.uuid().nullable(),
    handle: sqlType.text(),
    tokenHash: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  text: `with dead as (
    delete from link
    where account_id = :account and purpose = :purpose and about = :about and not :stay
  ), waits as (
    update signup_form set expires_at = greatest(expires_at, :expires) where id = :form::uuid
  )
  insert into link (account_id, purpose, about, handle, token_hash, created_at, expires_at)
  values (:account, :purpose, :about, :handle, :tokenHash, :now, :expires)`,
})

/** Who knows a handle and not the rest is guessing. */
const find = statement({
  name: 'link_find',
  values: {
    handle: sqlType.text(),
    purpose: sqlType.text<LinkPurpose>(),
    tokenHash: sqlType.text(),
    now: sqlType.timestamptz(),
    tries: sqlType.integer(),
  },
  columns: {
    account: sqlType.uuid(),
    about: sqlType.text(),
    site: sqlType.text(),
    link: sqlType.text<FoundLink['link']>(),
  },
  text: `with guessed as (
    update link set wrong = wrong + 1
    where handle = :handle and purpose = :purpose and token_hash <> :tokenHash
  )
  select a.id as account, l.about, a.site_id as site, case
    when l.expires_at <= :now then 'expired'
    when a.state = '"erased"' then 'orphan'
    when l.purpose = 'mailChange' and not exists (
      select from mail_change c where c.account_id = a.id and c.asked is not null
    ) then 'used'
    else 'good' end as link
  from link l join account a on a.id = l.account_id
  where l.token_hash = :tokenHash and l.purpose = :purpose and l.wrong < :tries`,
})

/** The LinkStore port. */
export const linkStore = ({ pool }: Database): LinkStore => ({
  make: async ({ mark, about, earlier = 'die', ...link }) => {
    const form = link.purpose === 'activation' ? (about ?? link.account) : null
    const opens = { about: form ?? about ?? '', form }
    await make(pool, { ...link, ...opens, ...mark, stay: earlier === 'stay' })
  },
  find: async (purpose, mark, now) => {
    const [found] = await find(pool, { ...mark, purpose, now, tries: LINK_TRIES })
    return found ?? null
  },
})
