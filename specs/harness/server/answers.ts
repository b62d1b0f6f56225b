import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import type { Refusal, RefusalCode } from '#core/contract/codes.ts'
import {
  type Answer,
  type AskedBody,
  type AskedQuery,
  contract,
  type Key,
} from '#core/contract/contract.ts'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { statusOf } from '#server/platform/http/refusals.ts'

export type Request<K extends Key> = {
  query: AskedQuery<K>
  body: AskedBody<K>
  headers: Headers
}
/** Left out by a spec that is not about the box: its member has ordered before. */
type Given<A> = A extends { immediate_delivery_consent: number }
  ? Omit<A, 'immediate_delivery_consent'> & { immediate_delivery_consent?: number }
  : A
const withConsent: readonly Key[] = [
  'GET /api/credits.php',
  'GET /api/repeat-order.php',
  'DELETE /api/mandate.php',
]
const agreed = { immediate_delivery_consent: IMMEDIATE_DELIVERY_VERSION }

type Said<K extends Key> = Given<Answer<K>> | Refused | typeof silence
/**
 * What a server would say to each call, at once or later: an answer, a refusal with its status, or
 * nothing at all.
 */
export type Answers = { [K in Key]?: (request: Request<K>) => Said<K> | Promise<Said<K>> }
export type Refused = { status: number; refusal: Refusal }
export type Asked = { key: Key; query: object; body: unknown; headers: Headers }

/** No answer comes: the connection broke. */
export const silence = Symbol('silence')

const keyOf = (method: string, url: URL): Key => {
  const withQuery = `${method} ${url.pathname}${url.search}`
  return (withQuery in contract ? withQuery : `${method} ${url.pathname}`) as Key
}

const isRefused = (said: object): said is Refused => 'refusal' in said

/** A refusal, as the server answers it. */
export const refusedBy = (error: RefusalCode): Refused => ({
  status: statusOf[error],
  refusal: { error },
})

/** A refusal is played with the status that the server gives it, and no other. */
const asAnswered = ({ status, refusal }: Refused) => {
  if (statusOf[refusal.error] !== status)
    throw new Error(`${refusal.error} is answered with ${statusOf[refusal.error]}, not ${status}`)
}

/** The body of a reply; an answer that the contract does not know fails the spec. */
const replyOf = (key: Key, said: object) => {
  if (isRefused(said)) asAnswered(said)
  if (isRefused(said)) return Response.json(said.refusal, { status: said.status })
  const answered = withConsent.includes(key) ? { ...agreed, ...said } : said
  contract[key].answer.parse(answered)
  return Response.json(answered)
}

/** Answers the calls of the client as a server would; `asked` is what has been called, in order. */
export const answer = (answers: Answers) => {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.endsWith('.bin')) return new Response(readFileSync(`.${path}`))
    const url = new URL(path, 'http://localhost')
    const key = keyOf(init.method ?? 'GET', url)
    const query = Object.fromEntries(url.searchParams)
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined
    const request = { key, query, body, headers: new Headers(init.headers) }
    asked.push(request)
    const said = await answers[key]?.(request as never)
    if (said === silence) throw new TypeError('Failed to fetch')
    return said === undefined
      ? Response.json({ error: 'not_found' }, { status: 404 })
      : replyOf(key, said)
  })
  return {
    asked,
    of: (key: Key) => asked.filter((request) => request.key === key),
  }
}
