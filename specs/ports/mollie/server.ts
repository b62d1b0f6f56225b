import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { MethodEnum } from 'mollie-api-typescript/models'
import { type Booked, bookOf, faultOf } from './books.ts'

/** `lost` does the work and breaks the connection; `busy` answers 429; `broken` 503. */
export type Fault = 'away' | 'lost' | 'refuses' | 'busy' | 'broken' | 'nonsense' | 'slow' | null

type Answer = { status: number; body: unknown }
type Request = { method: string; url: URL; key: string | null; body: string }

const WORK_MS = 5
const SLOW_MS = 2_000

const errorOf = (status: number, title: string, field?: string): Answer => ({
  status,
  body: {
    ...{ status, title, detail: title, field },
    _links: { documentation: { href: 'https://docs.mollie.com', type: 'text/html' } },
  },
})

const image = { size1x: 'https://x/1', size2x: 'https://x/2', svg: 'https://x/s' }
const listed = (id: string, currency: string) => ({
  ...{ resource: 'method', id, description: id, image, status: 'activated' },
  ...{ minimumAmount: { value: '0.01', currency }, maximumAmount: null },
  _links: { self: { href: 'https://x', type: 'application/hal+json' } },
})

const read = async (request: IncomingMessage) => {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/**
 * Speaks the part of Mollie's published API that the adapter uses, over HTTP on loopback: payments
 * with idempotency keys, methods by amount, problems as `application/hal+json`.
 */
export const mollieServer = async (apiKey: string) => {
  const mode = apiKey.startsWith('live_') ? 'live' : 'test'
  const payments = new Map<string, Booked>()
  const keys = new Map<string, Answer | 'at work'>()
  const state: { fault: Fault; asked: Request[] } = { fault: null, asked: [] }
  let origin = ''

  const create = async ({ key, body }: Request): Promise<Answer> => {
    const known = key === null ? undefined : keys.get(key)
    if (known === 'at work') return errorOf(409, 'Conflict')
    if (known) return known
    if (key !== null) keys.set(key, 'at work')
    await pause(WORK_MS)
    const asked = JSON.parse(body)
    const field = faultOf(asked)
    const payment = bookOf(asked, { mode, origin })
    if (field === null) payments.set(payment.id, payment)
    const answer =
      field === null ? { status: 201, body: payment } : errorOf(422, 'Unprocessable Entity', field)
    if (key !== null) keys.set(key, answer)
    return answer
  }

  const find = (id: string): Answer => {
    const body = payments.get(id)
    return body ? { status: 200, body } : errorOf(404, 'Not Found')
  }

  const list = ({ searchParams }: URL): Answer => {
    const currency = searchParams.get('amount[currency]') ?? 'EUR'
    const methods = Object.values(MethodEnum).map((id) => listed(id, currency))
    const self = { href: `${origin}/v2/methods`, type: 'application/hal+json' }
    const _links = { self, documentation: self }
    return { status: 200, body: { count: methods.length, _embedded: { methods }, _links } }
  }

  const answerTo = async (request: Request): Promise<Answer> => {
    const { method, url } = request
    if (method === 'POST' && url.pathname === '/v2/payments') return create(request)
    const [, id] = /^\/v2\/payments\/([^/]+)$/.exec(url.pathname) ?? []
    if (method === 'GET' && id !== undefined) return find(id)
    if (method === 'GET' && url.pathname === '/v2/methods') return list(url)
    return errorOf(404, 'Not Found')
  }

  const spoilt = async (fault: Fault): Promise<Answer | null> => {
    if (fault === 'slow') await pause(SLOW_MS, undefined, { ref: false })
    if (fault === 'refuses') return errorOf(422, 'Unprocessable Entity', 'profileId')
    if (fault === 'busy') return errorOf(429, 'Too Many Requests')
    if (fault === 'broken') return errorOf(503, 'Service Unavailable')
    return fault === 'nonsense' ? { status: 200, body: { hello: 'world' } } : null
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await read(incoming)
    const header = incoming.headers['idempotency-key']
    const key = typeof header === 'string' ? header : null
    const url = new URL(incoming.url ?? '/', origin)
    const request = { method: incoming.method ?? '', url, key, body }
    state.asked.push(request)
    const { fault } = state
    if (fault === 'away') return void incoming.socket.destroy()
    const isOurs = incoming.headers.authorization === `Bearer ${apiKey}`
    const answer = !isOurs
      ? errorOf(401, 'Unauthorized Request')
      : ((await spoilt(fault)) ?? (await answerTo(request)))
    if (fault === 'lost') return void incoming.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/hal+json' })
    response.end(JSON.stringify(answer.body))
  }

  const server = createServer((incoming, response) => void serve(incoming, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: origin,
    /** Every request that came, the first one first. */
    asked: state.asked,
    suffer: (fault: Fault) => {
      state.fault = fault
    },
    /** What becomes of a payment; of one that has ended nothing changes but its refunds. */
    book: (id: string, change: Partial<Booked>) => {
      const payment = payments.get(id)
      if (!payment) throw new Error(`There is no payment ${id}`)
      payments.set(id, { ...payment, ...change })
    },
    statusOf: (id: string) => payments.get(id)?.status,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
