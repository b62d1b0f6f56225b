import compression from 'compression'
import type { RequestHandler } from 'express'

/** What fits in one packet is not sooner there for being smaller. */
const ONE_PACKET_BYTES = 1_400
const HARMLESS_SITES: readonly (string | undefined)[] = [undefined, 'same-origin', 'none']

const READING = ['GET', 'HEAD']

/**
 * Packs what is sent, but for a stream, which has to arrive at once. What another site asks for
 * stays as it is: by its packed length somebody who also chooses a part of it could guess the rest.
 */
const pack = compression({
  threshold: ONE_PACKET_BYTES,
  filter: (req, res) =>
    HARMLESS_SITES.includes(req.get('sec-fetch-site')) &&
    !String(res.getHeader('content-type')).startsWith('text/event-stream') &&
    compression.filter(req, res),
})

/** What is read may be long; what answers a change fits in one packet. */
export const compressAnswers: RequestHandler = (req, res, next) => {
  if (READING.includes(req.method)) pack(req, res, next)
  else next()
}
