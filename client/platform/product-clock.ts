/** Less is the way of an answer through the network, and would make a countdown stutter. */
const NOTICEABLE_MS = 1_500

let aheadMs = 0

/** Takes in what time the server says it is, as ISO 8601; null says nothing. */
export const readServerTime = (header: string | null) => {
  const at = header === null ? Number.NaN : Date.parse(header)
  if (Number.isNaN(at)) return
  const heardMs = at - Date.now()
  if (Math.abs(heardMs - aheadMs) > NOTICEABLE_MS) aheadMs = heardMs
}

/**
 * What time it is for the product, in milliseconds: the server decides when an offer ends, and
 * the clock of a device may be wrong.
 */
export const productNow = (): number => Date.now() + aheadMs
