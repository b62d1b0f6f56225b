import type { Request, Response } from 'express'
import type { AccountStore, SessionStore } from '#core/account/ports.ts'
import { AUTH_COOKIE_DAYS } from '#core/account/rules.ts'
import type { Member } from '#core/account/values.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { Clock, Ids, JobQueue } from '#core/kernel/ports.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { sourceOf } from '#server/platform/middleware/source.ts'
import { hashIn, hostCookie } from './cookies.ts'
import { deviceOf } from './device.ts'
import type { Session } from './handler.ts'
import { createOwnerCache } from './owners.ts'
import { type SignupDevice, signupDevice } from './signup-device.ts'
import type { Streams } from './streams.ts'

/**
 * What a browser has kept of pages and answers, the back button's included. Its stores stay: they
 * hold what any visitor chose, and the client removes there what is a member's.
 */
const NOTHING_LEFT = '"cache"'
const newDeviceMail = (account: string, device: string, ids: Ids): Job => {
  const key = `newDevice:${ids.next()}`
  return { name: 'mail', key, template: 'newDevice', account, about: device }
}

/** The device that they are told on already; the new one has not asked for it yet. */
const newDevicePush = (account: string, ids: Ids): Job => ({
  name: 'push',
  key: `newDevice:${ids.next()}`,
  kind: 'account',
  account,
  path: '/settings/devices',
})

export type Sessions = {
  /** By which the device that sent a sign-up is known again. */
  devices: SignupDevice
  /** The session of a request, read in one statement; null for a visitor. */
  of(req: Request): Promise<{ member: Member; hash: string } | null>
  /** Whose token it was when it was last read, if that is remembered. */
  ownerOf(hash: string): string | null
  /** The hash of the token that a request brings, whether its session lives or not. */
  hashOf(req: Request): string | null
  /** What a handler may do with it; `key`: that of the call, if it has one. */
  handle(req: Request, res: Response, had: { hash: string | null; key: string | null }): Session
}

type Dependencies = {
  store: SessionStore
  accounts: AccountStore
  clock: Clock
  ids: Ids
  jobQueue: Pick<JobQueue, 'put'>
}
type Handling = Dependencies &
  ReturnType<typeof hostCookie> & {
    devices: SignupDevice
    endOf: (hash: string) => Promise<void>
  }

const createSessionHandle = (deps: Handling): Sessions['handle'] => {
  const { store, accounts, clock, ids, jobQueue, devices, name, options, endOf } = deps
  return (req, res, { hash, key: openedBy }) => {
    const device = deviceOf(req.get('user-agent'))
    const mark = ids.hash(`${device} ${sourceOf(req.ip ?? '')}`)
    const session: Session = {
      became: null,
      mark,
      open: async (account, verified = null) => {
        const now = clock.now()
        const token = ids.secret()
        const maxAge = AUTH_COOKIE_DAYS * DAY_MS
        const expires = new Date(now.getTime() + maxAge)
        const begun = { account, verified, tokenHash: ids.hash(token), now, expires, device, mark }
        const opened = await store.create({ ...begun, openedBy })
        if (!opened) return false
        session.became = 'opened'
        if (opened.isNewDevice) {
          await jobQueue.put(newDeviceMail(account, device, ids))
          await jobQueue.put(newDevicePush(account, ids))
        }
        if (hash) await endOf(hash)
        await accounts.seen(account, now)
        res.cookie(name, token, { ...options, maxAge })
        return true
      },
      end: async () => {
        session.became = 'ended'
        if (hash) await endOf(hash)
        devices.forget(res)
        res.clearCookie(name, options).set('clear-site-data', NOTHING_LEFT)
      },
    }
    return session
  }
}

/**
 * Sessions live in a cookie that no script reads; the server keeps only the hash of its token. A
 * device that is new to its member is told by mail.
 */
export const createSessions = (
  deps: Dependencies & { streams: Streams; secure: boolean },
): Sessions => {
  const { store, clock, ids, streams, secure } = deps
  const { name, options } = hostCookie('session', secure)
  const endOf = async (hash: string) => {
    await store.end(hash)
    streams.endSession(hash)
  }
  const hashOf = (req: Request) => hashIn(req, name, ids)
  const owners = createOwnerCache()
  const devices = signupDevice({ ids, secure })
  return {
    devices,
    hashOf,
    ownerOf: owners.of,
    of: async (req) => {
      const hash = hashOf(req)
      if (hash === null) return null
      const member = await store.member(hash, clock.now())
      if (member) owners.note(hash, member.id)
      return member && { member, hash }
    },
    handle: createSessionHandle({ ...deps, devices, name, options, endOf }),
  }
}
