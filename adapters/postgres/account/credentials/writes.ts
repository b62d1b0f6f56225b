import type { LinkPurpose } from '#core/account/ports.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

/** The address of an erased account is no address. */
export const accountOf = statement({
  name: 'credentials_account',
  values: { site: sqlType.text(), email: sqlType.text() },
  columns: { id: sqlType.uuid() },
  text: `select id from account where site_id = :site and email = :email and state <> '"erased"'`,
})

/** An address that may still be taken back belongs to nobody else (product spec, section 5). */
export const isTaken = statement({
  name: 'credentials_is_taken',
  values: { site: sqlType.text(), email: sqlType.text(), now: sqlType.timestamptz() },
  columns: { taken: sqlType.boolean() },
  text: `select exists (
      select from account where site_id = :site and email = :email and state <> '"erased"'
    )
    or exists (select from mail_change where site_id = :site and was = :email and ends_at > :now)
    or banned_at(:site, :email, :now) is not null as taken`,
})

export const isBanned = statement({
  name: 'credentials_is_banned',
  values: { site: sqlType.text(), email: sqlType.text(), now: sqlType.timestamptz() },
  columns: { banned: sqlType.boolean() },
  text: 'select banned_at(:site, :email, :now) is not null as banned',
})

export const formerOwner = statement({
  name: 'credentials_former_owner',
  values: { site: sqlType.text(), email: sqlType.text(), now: sqlType.timestamptz() },
  columns: { id: sqlType.uuid() },
  text: `select account_id as id from mail_change
  where site_id = :site and was = :email and ends_at > :now limit 1`,
})

export const mailChange = statement({
  name: 'credentials_mail_change',
  values: { account: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: {
    asked: sqlType.text().nullable(),
    was: sqlType.text().nullable(),
    until: sqlType.timestamptz(),
  },
  text: `select asked, was, ends_at as until from mail_change
  where account_id = :account and ends_at > :now`,
})

export const lockAccount = statement({
  name: 'credentials_lock',
  values: { account: sqlType.uuid() },
  columns: { passwordHash: sqlType.text().nullable() },
  text: 'select password_hash as "passwordHash" from account where id = :account for update',
})

export const setPassword = statement({
  name: 'credentials_password',
  values: { passwordHash: sqlType.text(), account: sqlType.uuid() },
  text: 'update account set password_hash = :passwordHash where id = :account',
})

/** `keep`: the hash of the token of the one that goes on. */
export const endSessions = statement({
  name: 'credentials_end_sessions',
  values: { account: sqlType.uuid(), keep: sqlType.text() },
  text: 'delete from session where account_id = :account and token_hash <> :keep',
})

/** Whoever knew the old password may have asked for these. */
export const endWishes = statement({
  name: 'credentials_end_wishes',
  values: { account: sqlType.uuid() },
  text: `with links as (
    delete from link
    where account_id = :account and purpose in ('reset', 'mailChange', 'withdrawal')
  )
  delete from mail_change where account_id = :account and asked is not null`,
})

/** Of two who use it at once, one has it. */
export const takeLink = statement({
  name: 'credentials_take_link',
  values: {
    account: sqlType.uuid(),
    purpose: sqlType.text<LinkPurpose>(),
    tokenHash: sqlType.text(),
  },
  columns: { account_id: sqlType.uuid() },
  text: `delete from link
  where account_id = :account and purpose = :purpose and token_hash = :tokenHash
  returning account_id`,
})

export const hasLink = statement({
  name: 'credentials_has_link',
  values: {
    account: sqlType.uuid(),
    purpose: sqlType.text<LinkPurpose>(),
    tokenHash: sqlType.text(),
  },
  columns: { account_id: sqlType.uuid() },
  text: `select account_id from link
  where account_id = :account and purpose = :purpose and token_hash = :tokenHash`,
})

/** It was mailed to the address that the account no longer has. */
export const endOwnActivation = statement({
  name: 'credentials_end_own_activation',
  values: { account: sqlType.uuid() },
  text: `with form as (delete from signup_form where id = :account)
  delete from link
  where account_id = :account and purpose = 'activation' and about = :account::uuid::text`,
})

export const endLink = statement({
  name: 'credentials_end_link',
  values: {
    account: sqlType.uuid(),
    purpose: sqlType.text<LinkPurpose>(),
  },
  text: 'delete from link where account_id = :account and purpose = :purpose',
})

/** While an old address can be brought back there is no next one. */
export const requestMailChange = statement({
  name: 'credentials_ask_mail_change',
  values: {
    account: sqlType.uuid(),
    site: sqlType.text(),
    email: sqlType.text(),
    until: sqlType.timestamptz(),
    now: sqlType.timestamptz(),
  },
  columns: { account_id: sqlType.uuid() },
  text: `insert into mail_change as known (account_id, site_id, asked, ends_at)
  values (:account, :site, :email, :until)
  on conflict (account_id) do update set asked = excluded.asked, was = null,
    ends_at = excluded.ends_at
  where known.was is null or known.ends_at <= :now
  returning account_id`,
})

export const cancelMailChange = statement({
  name: 'credentials_cancel_mail_change',
  values: { account: sqlType.uuid() },
  text: `with links as (delete from link where account_id = :account and purpose = 'mailChange')
  delete from mail_change where account_id = :account and asked is not null`,
})

/** The wish is fulfilled; its link stays, and says so to who opens it again. */
export const endMailChange = statement({
  name: 'credentials_end_mail_change',
  values: { account: sqlType.uuid() },
  text: 'delete from mail_change where account_id = :account and asked is not null',
})

/** `taken`: somebody may take it back, or a ban holds it back. That somebody has it now, the rule of one address says. */
export const moveAddress = statement({
  name: 'credentials_move_address',
  values: { now: sqlType.timestamptz(), account: sqlType.uuid() },
  columns: { was: sqlType.text(), taken: sqlType.boolean() },
  text: `with wish as (
    select c.asked, a.email as was, exists (
      select from mail_change other
      where other.site_id = c.site_id and other.was = c.asked and other.ends_at > :now
        and other.account_id <> c.account_id
    ) or banned_at(c.site_id, c.asked, :now) is not null as taken
    from mail_change c join account a on a.id = c.account_id
    where c.account_id = :account and c.asked is not null and c.ends_at > :now
      and a.email is not null
  ), moved as (
    update account set email = wish.asked from wish where id = :account and not wish.taken
  )
  select was, taken from wish`,
})

export const keepOldAddress = statement({
  name: 'credentials_keep_old_address',
  values: { was: sqlType.text(), until: sqlType.timestamptz(), account: sqlType.uuid() },
  text: `update mail_change set asked = null, was = :was, ends_at = :until where account_id = :account`,
})

export const bringBack = statement({
  name: 'credentials_bring_back',
  values: { account: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: { id: sqlType.uuid() },
  text: `with undone as (
    delete from mail_change
    where account_id = :account and was is not null and ends_at > :now returning was
  )
  update account set email = undone.was, password_hash = null from undone
  where id = :account returning id`,
})

export const knowDevice = statement({
  name: 'credentials_know_device',
  values: { account: sqlType.uuid(), device: sqlType.text(), now: sqlType.timestamptz() },
  text: `insert into known_device (account_id, mark, seen_at) values (:account, :device, :now)
  on conflict (account_id, mark) do update set seen_at = excluded.seen_at`,
})

export const forgetDevices = statement({
  name: 'credentials_forget_devices',
  values: { account: sqlType.uuid() },
  text: 'delete from known_device where account_id = :account',
})
