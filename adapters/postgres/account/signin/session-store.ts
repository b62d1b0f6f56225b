import type { SessionStore } from '#core/account/ports.ts'
import { DEVICE_KNOWN_DAYS } from '#core/account/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { Database } from '../../platform/database.ts'
import { livingSession, memberColumns, memberRow } from '../../platform/session-member.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { findPresent } from './present.ts'

/**
 * A device is new to an account that knows others. Asked again by the same call, its cookie was
 * lost: the same session gets another one. The account is held while it begins: a password that
 * changes meanwhile, or a member who is kept out, is waited for and asked again.
 */
const create = statement({
  name: 'session_create',
  values: {
    account: sqlType.uuid(),
    verified: sqlType.text().nullable(),
    now: sqlType.timestamptz(),
    knownSince: sqlType.timestamptz(),
    mark: sqlType.text(),
    tokenHash: sqlType.text(),
    device: sqlType.text(),
    expires: sqlType.timestamptz(),
    openedBy: sqlType.text().nullable(),
  },
  columns: { isNewDevice: sqlType.boolean() },
  text: `with may as materialized (
    select id from account where id = :account and may_enter
      and (:verified::text is null or password_hash = :verified::text)
    for no key update
  ), ended as (
    delete from session where account_id = :account and expires_at <= :now
  ), known as (
    select mark from known_device where account_id = :account and seen_at > :knownSince
  ), kept as (
    insert into known_device (account_id, mark, seen_at) select id, :mark, :now from may
    on conflict (account_id, mark) do update set seen_at = excluded.seen_at
  ), begun as (
    insert into session
      (token_hash, account_id, device, created_at, expires_at, seen_at, opened_by)
    select :tokenHash, id, :device, :now, :expires, :now, :openedBy from may
    on conflict (account_id, opened_by) do update set token_hash = excluded.token_hash,
      expires_at = excluded.expires_at, seen_at = excluded.seen_at
  )
  select exists (select from known) and not exists (select from known where mark = :mark)
    as "isNewDevice" from may`,
})

const findMember = statement({
  name: 'session_member',
  values: { tokenHash: sqlType.text(), now: sqlType.timestamptz() },
  columns: { ...memberRow },
  text: `select ${memberColumns} from ${livingSession}`,
})

const knowsDevice = statement({
  name: 'session_knows_device',
  values: {
    site: sqlType.text(),
    email: sqlType.text(),
    mark: sqlType.text(),
    knownSince: sqlType.timestamptz(),
  },
  columns: { known: sqlType.boolean() },
  text: `select exists (
    select from account a join known_device d on d.account_id = a.id
    where a.site_id = :site and a.email = :email and a.state <> '"erased"'
      and d.mark = :mark and d.seen_at > :knownSince
  ) as known`,
})

const knownSinceOf = (now: Date) => new Date(now.getTime() - DEVICE_KNOWN_DAYS * DAY_MS)

/** The SessionStore port. */
export const sessionStore = ({ pool, reads, tables }: Database): SessionStore => ({
  create: async (session) => {
    const knownSince = knownSinceOf(session.now)
    const values = { openedBy: null, verified: null, ...session, knownSince }
    return (await create(pool, values))[0] ?? null
  },
  knowsDevice: async ({ now, ...query }) =>
    (await knowsDevice(pool, { ...query, knownSince: knownSinceOf(now) }))[0]?.known ?? false,
  member: async (tokenHash, now) => (await findMember(reads, { tokenHash, now }))[0] ?? null,
  end: async (tokenHash) => {
    await tables.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
  },
  present: (tokenHashes, now) => findPresent(pool, tokenHashes, now),
  list: (account, now) =>
    tables
      .selectFrom('session')
      .select(['id', 'token_hash as tokenHash', 'device', 'created_at as since', 'seen_at as seen'])
      .where('account_id', '=', account)
      .where('expires_at', '>', now)
      .orderBy('seen_at', 'desc')
      .orderBy('id')
      .execute(),
  endOne: async (account, id) => {
    const ended = await tables
      .deleteFrom('session')
      .where('account_id', '=', account)
      .where('id', '=', id)
      .executeTakeFirst()
    return ended.numDeletedRows > 0n
  },
  endOthers: async (account, tokenHash) => {
    await tables
      .deleteFrom('session')
      .where('account_id', '=', account)
      .where('token_hash', '<>', tokenHash)
      .execute()
  },
})
