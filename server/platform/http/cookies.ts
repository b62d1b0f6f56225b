import { parseCookie } from 'cookie'
import type { Request } from 'express'
import type { Ids } from '#core/kernel/ports.ts'

/** The tables hold sha256 in hex; a secret of another shape is nobody's. */
const SECRET = /^[\w-]{43}$/

/** What a cookie of this name holds, where it has the shape of a secret of ours. */
export const secretIn = (req: Request, name: string): string | null => {
  const secret = parseCookie(req.get('cookie') ?? '')[name]
  return secret !== undefined && SECRET.test(secret) ? secret : null
}

export const hashIn = (req: Request, name: string, ids: Pick<Ids, 'hash'>): string | null => {
  const secret = secretIn(req, name)
  return secret && ids.hash(secret)
}

/**
 * No script reads it, and no other site sends it. Over https its name forbids that a neighbouring
 * domain sets it (promise S6).
 */
export const hostCookie = (name: string, secure: boolean) => ({
  name: secure ? `__Host-${name}` : name,
  options: { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const,
})
