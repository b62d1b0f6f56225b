import type { Member } from '#core/account/account.ts'
import type { SessionStore } from '#core/account/store.ts'
import type { Database } from './database.ts'
import { statement } from './statement.ts'

const create = statement<Parameters<SessionStore['create']>[0], never>(
  'session_create',
  `with ended as (delete from session where account_id = :account and expires_at <= :now)
  insert into session (token_hash, account_id, device, created_at, expires_at)
  values (:tokenHash, :account, :device, :now, :expires)`,
)

const findMember = statement<{ tokenHash: string; now: Date }, Member>(
  'session_member',
  `select a.id, a.site_id as site, a.confirmed, a.premium, a.staff, a.language
  from session s join account a on a.id = s.account_id
  where s.token_hash = :tokenHash and s.expires_at > :now and a.may_enter`,
)

const end = statement<{ tokenHash: string }, never>(
  'session_end',
  'delete from session where token_hash = :tokenHash',
)

/** The SessionStore port. */
export const sessionStore = (db: Database): SessionStore => ({
  create: async (session) => void (await create(db.pool, session)),
  member: async (tokenHash, now) => (await findMember(db.pool, { tokenHash, now }))[0] ?? null,
  end: async (tokenHash) => void (await end(db.pool, { tokenHash })),
})
