import { randomInt, randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { MESSAGE, type Talk } from './world.ts'

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; sent: number; other: number }

/** So many at once, for so long or until so many are sent. */
export type Pressure = { atOnce: number } & ({ seconds: number } | { amount: number })

/** Paid messages through HTTP, each by a random side of a random one of these pairs. */
export const messagesThroughHttp = async (
  address: string,
  talks: Talk[],
  { atOnce, ...until }: Pressure,
): Promise<Load> => {
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const side = talks[randomInt(talks.length)]?.sides[randomInt(2)]
    if (!side) throw new Error('There are no pairs')
    return {
      ...request,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: `__Host-session=${side.token}`,
      },
      body: JSON.stringify({ id: randomUUID(), profile: side.to, body: MESSAGE }),
    }
  }
  const result = await autocannon({
    url: address,
    connections: atOnce,
    ...('amount' in until ? until : { duration: until.seconds }),
    requests: [{ method: 'POST', path: '/api/message.php', setupRequest }],
  })
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    sent: result['2xx'],
    other: result.non2xx + result.errors,
  }
}
