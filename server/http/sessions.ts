import type { Request, Response } from 'express'
import type { Member } from '#core/account/account.ts'
import { AUTH_COOKIE_DAYS } from '#core/account/rules.ts'
import type { AccountStore, SessionStore } from '#core/account/store.ts'
import type { Job } from '#core/jobs.ts'
import type { Clock, Ids, Work } from '#core/ports.ts'
import { sourceOf } from '#server/middleware/source.ts'
import { deviceOf } from './device.ts'
import type { Session } from './handler.ts'
import { rememberingOwners } from './owners.ts'
import type { Streams } from './streams.ts'

const DAY_MS = 86_400_000
/**
 * What a browser has kept of pages and answers, the back button's included. Its stores stay: they
 * hold what any visitor chose, and the client removes there what is a member's.
 */
const NOTHING_LEFT = '"cache"'
/** The tables hold sha256 in hex; a token of another shape is nobody's. */
const TOKEN = /^[\w-]{43}$/

const cookieOf = (header: string | undefined, name: string) =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const newDeviceMail = (account: string, device: string, ids: Ids): Job => {
  const key = `newDevice:${ids.next()}`
  return { name: 'mail', key, template: 'newDevice', account, about: device }
}

const hashIn = (name: string, ids: Pick<Ids, 'hash'>) => (req: Request) => {
  const token = cookieOf(req.get('cookie'), name)
  return token && TOKEN.test(token) ? ids.hash(token) : null
}

export type Sessions = {
  /** The session of a request, read in one statement; null for a visitor. */
  of(req: Request): Promise<{ member: Member; hash: string } | null>
  /** Whose token it was when it was last read, if that is remembered. */
  ownerOf(hash: string): string | null
  /** The hash of the token that a request brings, whether its session lives or not. */
  hashOf(req: Request): string | null
  /** What a handler may do with it; `key`: that of the call, if it has one. */
  handle(req: Request, res: Response, had: { hash: string | null; key: string | null }): Session
  /** Whether it has neither ended nor expired. Who asks is using it. */
  lives(hash: string): Promise<boolean>
}

/**
 * Sessions live in a cookie that no script reads; the server keeps only the hash of its token.
 * Over https the name `__Host-session` forbids that a neighbouring domain sets it (promise S6). A
 * device that is new to its member is told by mail.
 */
export const sessions = ({
  store,
  accounts,
  clock,
  ids,
  streams,
  work,
  secure,
}: {
  store: SessionStore
  accounts: AccountStore
  clock: Clock
  ids: Ids
  streams: Streams
  work: Pick<Work, 'put'>
  secure: boolean
}): Sessions => {
  const name = secure ? '__Host-session' : 'session'
  const cookie = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const
  const endOf = async (hash: string) => {
    await store.end(hash)
    streams.endSession(hash)
  }
  const hashOf = hashIn(name, ids)
  const owners = rememberingOwners()
  return {
    hashOf,
    ownerOf: owners.of,
    of: async (req) => {
      const hash = hashOf(req)
      if (hash === null) return null
      const member = await store.member(hash, clock.now())
      if (member) owners.note(hash, member.id)
      return member && { member, hash }
    },
    handle: (req, res, { hash, key }) => {
      const session: Session = {
        became: null,
        open: async (account) => {
          session.became = 'opened'
          const now = clock.now()
          const token = ids.secret()
          const expires = new Date(now.getTime() + AUTH_COOKIE_DAYS * DAY_MS)
          const device = deviceOf(req.get('user-agent'))
          const mark = ids.hash(`${device} ${sourceOf(req.ip ?? '')}`)
          const begun = { account, tokenHash: ids.hash(token), now, expires, device, mark }
          const { isNewDevice } = await store.create({ ...begun, openedBy: key })
          if (isNewDevice) await work.put(newDeviceMail(account, device, ids))
          if (hash) await endOf(hash)
          await accounts.seen(account, now)
          res.cookie(name, token, { ...cookie, maxAge: AUTH_COOKIE_DAYS * DAY_MS })
        },
        end: async () => {
          session.became = 'ended'
          if (hash) await endOf(hash)
          res.clearCookie(name, cookie).set('clear-site-data', NOTHING_LEFT)
        },
      }
      return session
    },
    lives: async (hash) => {
      const now = clock.now()
      await store.touch(hash, now)
      return (await store.member(hash, now)) !== null
    },
  }
}
