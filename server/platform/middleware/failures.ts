import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'
import { PasswordsBusy, StorageAway } from '#core/kernel/ports.ts'
import { PhotosBusy } from '#core/photo/library.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import { sendRefusal } from '#server/platform/http/reply.ts'

/** What reading a request may throw: its size, or anything else the caller got wrong. */
const refusalOf = (error: { status?: unknown }): Refused => {
  const isBusy = error instanceof PasswordsBusy || error instanceof PhotosBusy
  if (error instanceof StorageAway) return refuse('unavailable')
  if (isBusy) return refuse('too_many_requests', { retry_after: 2 })
  if (error.status === 413) return refuse('too_large')
  const isCallers = typeof error.status === 'number' && error.status >= 400 && error.status < 500
  return refuse(isCallers ? 'invalid' : 'unforeseen')
}

/** The last word on what was thrown: nothing of the inside shows (ERR-03). */
export const failures =
  ({ log }: { log: Logger }): ErrorRequestHandler =>
  (error, _, res, next) => {
    const refusal = refusalOf(error)
    const { error: why } = refusal.refused
    if (why === 'unforeseen' || why === 'unavailable') {
      log.error({ id: res.locals.requestId, call: res.locals.call, err: error }, why)
    }
    if (res.headersSent) next(error)
    else sendRefusal(res, refusal)
  }
