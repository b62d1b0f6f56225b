import { playedServer } from '../played.ts'
import { problem } from './answers.ts'
import type { House } from './books.ts'
import { deskOf } from './desk.ts'

/** Mollie tells so often, over 26 hours; here without the waiting. */
const WEBHOOK_TRIES = 10

/**
 * Speaks the part of Mollie's published API that the adapter uses, over HTTP on loopback: payments,
 * refunds, chargebacks, customers and mandates, methods by amount, idempotency keys that are kept
 * for an hour, webhooks that are repeated, problems as `application/hal+json`.
 */
export const mollieServer = async (apiKey: string) => {
  const house: House = { mode: apiKey.startsWith('live_') ? 'live' : 'test', origin: '' }
  const desk = deskOf(house)
  const server = await playedServer(apiKey, {
    work: ({ method, url, body }) =>
      desk.answer({ method, path: url.pathname, query: url.searchParams, body }),
    type: 'application/hal+json',
    stranger: problem(401, 'Unauthorized Request'),
    otherBody: problem(422, 'Unprocessable Entity', 'idempotency-key'),
    atWork: problem(409, 'Conflict'),
    refuses: problem(422, 'Unprocessable Entity', 'profileId'),
    busy: problem(429, 'Too Many Requests'),
    broken: problem(503, 'Service Unavailable'),
    nonsense: '{"hello": "world"}',
  })
  house.origin = server.url
  return {
    ...desk,
    ...server,
    /** Tells the shop that something happened to a payment, until it is answered with 200. */
    tell: async (id: string): Promise<number[]> => {
      const answers: number[] = []
      while (answers.at(-1) !== 200 && answers.length < WEBHOOK_TRIES) {
        const { status, body } = await fetch(desk.payment(id).webhookUrl, {
          method: 'POST',
          body: new URLSearchParams({ id }),
          redirect: 'manual',
        })
        await body?.cancel()
        answers.push(status)
      }
      return answers
    },
  }
}
