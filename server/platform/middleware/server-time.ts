import type { RequestHandler } from 'express'
import type { Clock } from '#core/kernel/ports.ts'

/** Every answer says what time it is for the product, by which clients count down. */
export const sendServerTime =
  (clock: Clock): RequestHandler =>
  (_, res, next) => {
    res.set('x-server-time', clock.now().toISOString())
    next()
  }
