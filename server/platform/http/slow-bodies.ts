import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { refuse } from './refusals.ts'
import { sendRefusal } from './reply.ts'

/** What a form holds is there at once; who sends it drop by drop only keeps a place taken. */
const BODY_MS_MAX = 15_000

const hasNone = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined

/** For calls whose body is no file. */
export const noSlowBody: RequestHandler = (req, res, next) => {
  if (hasNone(req)) return next()
  const late = setTimeout(() => {
    if (!res.headersSent) sendRefusal(res.set('connection', 'close'), refuse('invalid'))
  }, BODY_MS_MAX)
  const onTime = () => clearTimeout(late)
  req.on('end', onTime).on('close', onTime)
  next()
}
