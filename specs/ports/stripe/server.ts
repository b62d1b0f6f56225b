import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, deskOf, problem } from './desk.ts'

/**
 * `lost` does what changes something and breaks the connection, `refuses` does not do it; `busy`
 * answers 429, `broken` 503.
 */
export type Fault = 'away' | 'lost' | 'refuses' | 'busy' | 'broken' | 'nonsense' | 'slow' | null

type Request = { method: string; url: URL; key: string | null; body: string }

const WORK_MS = 5
const SLOW_MS = 2_000

const read = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/**
 * Speaks the part of Stripe's published API that the adapter uses, over HTTP on loopback: pages,
 * intents, refunds, disputes, customers, ways of paying, and idempotency keys that are kept for a
 * while.
 */
export const stripeServer = async (apiKey: string) => {
  const house = { livemode: apiKey.includes('_live_'), origin: '' }
  const desk = deskOf(house)
  const keys = new Map<string, Answer | 'at work'>()
  const state: { fault: Fault; asked: Request[] } = { fault: null, asked: [] }

  const work = ({ method, url, body }: Request) => {
    const form = method === 'POST' ? new URLSearchParams(body) : url.searchParams
    return desk.answer({ method, path: url.pathname, form })
  }

  /** One answer to one key, for as long as it is kept; meanwhile a conflict. */
  const answerTo = async (request: Request): Promise<Answer> => {
    const { key, method } = request
    if (key === null || method !== 'POST') return work(request)
    const known = keys.get(key)
    if (known === 'at work') return problem(409, { code: 'idempotency_key_in_use' })
    if (known) return known
    keys.set(key, 'at work')
    await pause(WORK_MS)
    const answer = work(request)
    keys.set(key, answer)
    return answer
  }

  const spoilt = async (fault: Fault, { method }: Request): Promise<Answer | null> => {
    if (fault === 'slow') await pause(SLOW_MS, undefined, { ref: false })
    if (fault === 'refuses' && method !== 'GET') return problem(400, { param: 'account' })
    if (fault === 'busy') return problem(429, { code: 'rate_limit' })
    if (fault === 'broken') return problem(503, { type: 'api_error' })
    return fault === 'nonsense' ? { status: 200, body: 'not at all' } : null
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await read(incoming)
    const header = incoming.headers['idempotency-key']
    const key = typeof header === 'string' ? header : null
    const url = new URL(incoming.url ?? '/', house.origin)
    const request = { method: incoming.method ?? '', url, key, body }
    state.asked.push(request)
    const { fault } = state
    if (fault === 'away') return void incoming.socket.destroy()
    const isOurs = incoming.headers.authorization === `Bearer ${apiKey}`
    const answer = !isOurs
      ? problem(401, { code: 'api_key_expired' })
      : ((await spoilt(fault, request)) ?? (await answerTo(request)))
    if (fault === 'lost' && request.method !== 'GET') return void incoming.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(fault === 'nonsense' ? '<html>' : JSON.stringify(answer.body))
  }

  const server = createServer((incoming, response) => void serve(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  house.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...desk,
    url: house.origin,
    /** Every request that came, the first one first. */
    asked: state.asked,
    suffer: (fault: Fault) => {
      state.fault = fault
    },
    /** A day passes, for which Stripe keeps its idempotency keys. */
    forgetKeys: () => keys.clear(),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** What Stripe tells about one of its objects. */
export const eventOf = (type: string, object: object) => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } }),
})
