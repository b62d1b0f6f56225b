import { playedServer } from '../played.ts'
import { deskOf, problem } from './desk.ts'

/**
 * Speaks the part of Stripe's published API that the adapter uses, over HTTP on loopback: pages,
 * intents, refunds, disputes, customers, ways of paying, and idempotency keys that are kept for a
 * day.
 */
export const stripeServer = async (apiKey: string, now = () => new Date()) => {
  const house = { livemode: apiKey.includes('_live_'), origin: '', now }
  const desk = deskOf(house)
  const server = await playedServer(apiKey, {
    work: ({ method, url, body }) => {
      const form = method === 'POST' ? new URLSearchParams(body) : url.searchParams
      return desk.answer({ method, path: url.pathname, form })
    },
    type: 'application/json',
    stranger: problem(401, { code: 'api_key_expired' }),
    otherBody: problem(400, { type: 'idempotency_error' }),
    atWork: problem(409, { code: 'idempotency_key_in_use' }),
    refuses: problem(400, { param: 'account' }),
    busy: problem(429, { code: 'rate_limit' }),
    broken: problem(503, { type: 'api_error' }),
    nonsense: '<html>',
  })
  house.origin = server.url
  return { ...desk, ...server }
}

/** What Stripe tells about one of its objects. */
export const eventOf = (type: string, object: object) => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } }),
})
