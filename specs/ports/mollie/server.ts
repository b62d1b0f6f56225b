import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, problem } from './answers.ts'
import type { House } from './books.ts'
import { deskOf } from './desk.ts'

/**
 * `lost` does what changes something and breaks the connection, `refuses` does not do it; `busy`
 * answers 429, `broken` 503.
 */
export type Fault = 'away' | 'lost' | 'refuses' | 'busy' | 'broken' | 'nonsense' | 'slow' | null

type Request = { method: string; url: URL; key: string | null; body: string }

const WORK_MS = 5
const SLOW_MS = 2_000
/** Mollie tells so often, over 26 hours; here without the waiting. */
const WEBHOOK_TRIES = 10

const read = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/**
 * Speaks the part of Mollie's published API that the adapter uses, over HTTP on loopback: payments,
 * refunds, chargebacks, customers and mandates, methods by amount, idempotency keys that are kept
 * for a while, webhooks that are repeated, problems as `application/hal+json`.
 */
export const mollieServer = async (apiKey: string) => {
  const house: House = { mode: apiKey.startsWith('live_') ? 'live' : 'test', origin: '' }
  const desk = deskOf(house)
  const keys = new Map<string, Answer | 'at work'>()
  const state: { fault: Fault; asked: Request[] } = { fault: null, asked: [] }

  const work = ({ method, url, body }: Request) =>
    desk.answer({ method, path: url.pathname, query: url.searchParams, body })

  /** One answer to one key, for as long as it is kept; meanwhile a conflict. */
  const answerTo = async (request: Request): Promise<Answer> => {
    const { key, method } = request
    if (key === null || method !== 'POST') return work(request)
    const known = keys.get(key)
    if (known === 'at work') return problem(409, 'Conflict')
    if (known) return known
    keys.set(key, 'at work')
    await pause(WORK_MS)
    const answer = work(request)
    keys.set(key, answer)
    return answer
  }

  const spoilt = async (fault: Fault, { method }: Request): Promise<Answer | null> => {
    if (fault === 'slow') await pause(SLOW_MS, undefined, { ref: false })
    if (fault === 'refuses' && method !== 'GET') {
      return problem(422, 'Unprocessable Entity', 'profileId')
    }
    if (fault === 'busy') return problem(429, 'Too Many Requests')
    if (fault === 'broken') return problem(503, 'Service Unavailable')
    return fault === 'nonsense' ? { status: 200, body: { hello: 'world' } } : null
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
      ? problem(401, 'Unauthorized Request')
      : ((await spoilt(fault, request)) ?? (await answerTo(request)))
    if (fault === 'lost' && request.method !== 'GET') return void incoming.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/hal+json' })
    response.end(answer.status === 204 ? undefined : JSON.stringify(answer.body))
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
    /** An hour passes, for which Mollie keeps its idempotency keys. */
    forgetKeys: () => keys.clear(),
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
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
