import type { MailChange } from '#core/account/credentials/ports.ts'
import type { LinkPurpose } from '#core/account/ports.ts'
import { statement } from '../../platform/statement.ts'

type Account = { account: string }

/** The address of an erased account is no address. */
export const accountOf = statement<{ site: string; email: string }, { id: string }>(
  'credentials_account',
  `select id from account where site_id = :site and email = :email and state <> '"erased"'`,
)

/** An address that may still be taken back belongs to nobody else (product spec, section 5). */
export const isTaken = statement<{ site: string; email: string; now: Date }, { taken: boolean }>(
  'credentials_is_taken',
  `select exists (
      select from account where site_id = :site and email = :email and state <> '"erased"'
    )
    or exists (select from mail_change where site_id = :site and was = :email and ends_at > :now)
    as taken`,
)

export const formerOwner = statement<{ site: string; email: string; now: Date }, { id: string }>(
  'credentials_former_owner',
  `select account_id as id from mail_change
  where site_id = :site and was = :email and ends_at > :now limit 1`,
)

export const mailChange = statement<Account & { now: Date }, MailChange>(
  'credentials_mail_change',
  `select asked, was, ends_at as until from mail_change
  where account_id = :account and ends_at > :now`,
)

export const lockAccount = statement<Account, { passwordHash: string | null }>(
  'credentials_lock',
  'select password_hash as "passwordHash" from account where id = :account for update',
)

export const setPassword = statement<Account & { passwordHash: string }, never>(
  'credentials_password',
  'update account set password_hash = :passwordHash where id = :account',
)

/** `keep`: the hash of the token of the one that goes on. */
export const endSessions = statement<Account & { keep: string }, never>(
  'credentials_end_sessions',
  'delete from session where account_id = :account and token_hash <> :keep',
)

/** Whoever knew the old password may have asked for these. */
export const endWishes = statement<Account, never>(
  'credentials_end_wishes',
  `with links as (
    delete from link
    where account_id = :account and purpose in ('reset', 'mailChange', 'withdrawal')
  )
  delete from mail_change where account_id = :account and asked is not null`,
)

type OneLink = Account & { purpose: LinkPurpose; tokenHash: string }

/** Of two who use it at once, one has it. */
export const takeLink = statement<OneLink, { account_id: string }>(
  'credentials_take_link',
  `delete from link
  where account_id = :account and purpose = :purpose and token_hash = :tokenHash
  returning account_id`,
)

export const hasLink = statement<OneLink, { account_id: string }>(
  'credentials_has_link',
  `select account_id from link
  where account_id = :account and purpose = :purpose and token_hash = :tokenHash`,
)

/** It was mailed to the address that the account no longer has. */
export const endOwnActivation = statement<Account, never>(
  'credentials_end_own_activation',
  `with form as (delete from signup_form where id = :account)
  delete from link
  where account_id = :account and purpose = 'activation' and about = :account::uuid::text`,
)

export const endLink = statement<Account & { purpose: LinkPurpose }, never>(
  'credentials_end_link',
  'delete from link where account_id = :account and purpose = :purpose',
)

/** While an old address can be brought back there is no next one. */
export const askMailChange = statement<
  Account & { site: string; email: string; until: Date; now: Date },
  { account_id: string }
>(
  'credentials_ask_mail_change',
  `insert into mail_change as known (account_id, site_id, asked, ends_at)
  values (:account, :site, :email, :until)
  on conflict (account_id) do update set asked = excluded.asked, was = null,
    ends_at = excluded.ends_at
  where known.was is null or known.ends_at <= :now
  returning account_id`,
)

export const cancelMailChange = statement<Account, never>(
  'credentials_cancel_mail_change',
  `with links as (delete from link where account_id = :account and purpose = 'mailChange')
  delete from mail_change where account_id = :account and asked is not null`,
)

/** `taken`: somebody may take it back. That somebody has it now, the rule of one address says. */
export const moveAddress = statement<Account & { now: Date }, { was: string; taken: boolean }>(
  'credentials_move_address',
  `with wish as (
    select c.asked, a.email as was, exists (
      select from mail_change other
      where other.site_id = c.site_id and other.was = c.asked and other.ends_at > :now
        and other.account_id <> c.account_id
    ) as taken
    from mail_change c join account a on a.id = c.account_id
    where c.account_id = :account and c.asked is not null and c.ends_at > :now
  ), moved as (
    update account set email = wish.asked from wish where id = :account and not wish.taken
  )
  select was, taken from wish`,
)

export const keepOldAddress = statement<Account & { was: string; until: Date }, never>(
  'credentials_keep_old_address',
  `update mail_change set asked = null, was = :was, ends_at = :until where account_id = :account`,
)

export const bringBack = statement<Account & { now: Date }, { id: string }>(
  'credentials_bring_back',
  `with undone as (
    delete from mail_change
    where account_id = :account and was is not null and ends_at > :now returning was
  )
  update account set email = undone.was, password_hash = null from undone
  where id = :account returning id`,
)

export const forgetDevices = statement<Account, never>(
  'credentials_forget_devices',
  'delete from known_device where account_id = :account',
)
