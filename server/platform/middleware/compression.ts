import compression from 'compression'
import type { RequestHandler } from 'express'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'

/** What fits in one packet is not sooner there for being smaller. */
const ONE_PACKET_BYTES = 1_400
const HARMLESS_SITES: readonly (string | undefined)[] = [undefined, 'same-origin', 'none']

const READING = ['GET', 'HEAD']

/** A stream has to arrive at once, and holds nothing for as long as it is open that it can spare. */
const streams = new Set(
  (Object.keys(contract) as Key[])
    .filter((key) => (contract[key] as Call).stream)
    .map((key) => partsOf(key).path),
)

/**
 * Packs what is sent. What another site asks for stays as it is: by its packed length somebody who
 * also chooses a part of it could guess the rest.
 */
const pack = compression({
  threshold: ONE_PACKET_BYTES,
  filter: (req, res) =>
    HARMLESS_SITES.includes(req.get('sec-fetch-site')) && compression.filter(req, res),
})

/** What is read may be long; what answers a change fits in one packet. */
export const compressAnswers: RequestHandler = (req, res, next) => {
  if (READING.includes(req.method) && !streams.has(req.path)) pack(req, res, next)
  else next()
}
