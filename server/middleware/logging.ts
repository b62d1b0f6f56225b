import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Ids } from '#core/ports.ts'

/**
 * One line per request: which call, how it ended, how long it took. No address, name, body, query
 * or cookie is in it.
 */
export const requestLog =
  ({ log, ids }: { log: Logger; ids: Ids }): RequestHandler =>
  (_, res, next) => {
    const started = performance.now()
    const id = ids.next()
    res.locals.requestId = id
    res.set('x-request-id', id)
    res.on('close', () => {
      const { call = 'page' } = res.locals
      const ms = Math.round(performance.now() - started)
      const status = res.statusCode
      log[status >= 500 ? 'error' : 'info']({ id, call, status, ms }, 'answered')
    })
    next()
  }
