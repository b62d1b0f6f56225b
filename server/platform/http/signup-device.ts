import type { Request, Response } from 'express'
import { ACTIVATION_LINK_HOURS } from '#core/account/rules.ts'
import type { Ids } from '#core/kernel/ports.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { hashIn, hostCookie, secretIn } from './cookies.ts'

export type SignupDevice = {
  /** The hash of this device's secret; null where it has none. */
  of(req: Request): string | null
  /** Gives it one, or more time for the one that it has; answers its hash. */
  know(req: Request, res: Response): string
  forget(res: Response): void
}

/**
 * By which the device that sent a sign-up is known again where its mailed link is opened. It opens
 * nothing by itself, and lives as long as the link does.
 */
export const signupDevice = ({ ids, secure }: { ids: Ids; secure: boolean }): SignupDevice => {
  const { name, options } = hostCookie('signup', secure)
  return {
    of: (req) => hashIn(req, name, ids),
    know: (req, res) => {
      const secret = secretIn(req, name) ?? ids.secret()
      res.cookie(name, secret, { ...options, maxAge: ACTIVATION_LINK_HOURS * HOUR_MS })
      return ids.hash(secret)
    },
    forget: (res) => void res.clearCookie(name, options),
  }
}
