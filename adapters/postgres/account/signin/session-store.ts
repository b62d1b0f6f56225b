import type { SessionStore, SignedIn } from '#core/account/ports.ts'
import { DEVICE_KNOWN_DAYS } from '#core/account/rules.ts'
import type { Member } from '#core/account/values.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { Database } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { livingSession, memberColumns } from './session-member.ts'

const TOUCHED_EVERY_MS = 5 * 60_000

type Beginning = Parameters<SessionStore['create']>[0] & {
  knownSince: Date
  openedBy: string | null
  verified: string | null
}

/**
 * A device is new to an account that knows others. Asked again by the same call, its cookie was
 * lost: the same session gets another one. The account is held while it begins: a password that
 * changes meanwhile, or a member who is kept out, is waited for and asked again.
 */
const create = statement<Beginning, { isNewDevice: boolean }>(
  'session_create',
  `with may as materialized (
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
)

const findMember = statement<{ tokenHash: string; now: Date }, Member>(
  'session_member',
  `select ${memberColumns} from ${livingSession}`,
)

const end = statement<{ tokenHash: string }, never>(
  'session_end',
  'delete from session where token_hash = :tokenHash',
)

const touch = statement<{ tokenHash: string; now: Date; before: Date }, never>(
  'session_touch',
  'update session set seen_at = :now where token_hash = :tokenHash and seen_at <= :before',
)

const list = statement<{ account: string; now: Date }, SignedIn>(
  'session_list',
  `select id, token_hash as "tokenHash", device, created_at as since, seen_at as seen
  from session where account_id = :account and expires_at > :now order by seen_at desc, id`,
)

const endOne = statement<{ account: string; id: string }, { id: string }>(
  'session_end_one',
  'delete from session where account_id = :account and id = :id returning id',
)

const endOthers = statement<{ account: string; tokenHash: string }, never>(
  'session_end_others',
  'delete from session where account_id = :account and token_hash <> :tokenHash',
)

/** The SessionStore port. */
export const sessionStore = ({ pool, reads }: Database): SessionStore => ({
  create: async (session) => {
    const knownSince = new Date(session.now.getTime() - DEVICE_KNOWN_DAYS * DAY_MS)
    const values = { openedBy: null, verified: null, ...session, knownSince }
    return (await create(pool, values))[0] ?? null
  },
  member: async (tokenHash, now) => (await findMember(reads, { tokenHash, now }))[0] ?? null,
  end: async (tokenHash) => void (await end(pool, { tokenHash })),
  touch: async (tokenHash, now) => {
    const before = new Date(now.getTime() - TOUCHED_EVERY_MS)
    await touch(pool, { tokenHash, now, before })
  },
  list: (account, now) => list(pool, { account, now }),
  endOne: async (account, id) => (await endOne(pool, { account, id })).length > 0,
  endOthers: async (account, tokenHash) => void (await endOthers(pool, { account, tokenHash })),
})
