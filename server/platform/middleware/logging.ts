import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Ids } from '#core/kernel/ports.ts'
import { inRequest } from '#server/platform/http/current-request.ts'
import type { Metrics } from '#server/platform/metrics/metrics.ts'

/**
 * One line per request: which call, how it ended, how long it took. No address, name, body, query
 * or cookie is in it.
 */
export const requestLog =
  ({ log, ids, metrics }: { log: Logger; ids: Ids; metrics: Metrics }): RequestHandler =>
  (_, res, next) => {
    const started = performance.now()
    const id = ids.next()
    res.locals.requestId = id
    res.set('x-request-id', id)
    res.on('close', () => {
      const { call = 'page', refused } = res.locals
      const ms = Math.round(performance.now() - started)
      const status = res.statusCode
      metrics.answered(call, status, ms / 1000, refused)
      log[status >= 500 ? 'error' : 'info']({ id, call, status, ms }, 'answered')
    })
    res.on('error', (err) => {
      log.error({ id, call: res.locals.call, err }, 'an answer broke off')
    })
    inRequest(res.locals, next)
  }
