import type { Response } from 'express'
import { type Refused, retryAfterS, statusOf } from './refusals.ts'

/** An answer that is somebody's own is kept by nobody else. */
export const sendAnswer = (res: Response, answer: unknown) => {
  res.set('cache-control', 'no-store').json(answer)
}

export const sendRefusal = (res: Response, { refused }: Refused) => {
  const again = retryAfterS(refused)
  if (again !== undefined) res.set('retry-after', String(again))
  res.locals.refused = refused.error
  res.status(statusOf[refused.error]).set('cache-control', 'no-store').json(refused)
}
