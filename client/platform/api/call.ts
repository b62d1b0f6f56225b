import { readServerTime } from '#client/platform/product-clock.ts'
import { partsOf } from '#core/contract/call.ts'
import type { Answer, AskedBody, AskedQuery, Key } from '#core/contract/contract.ts'
import { ACCOUNT_HEADER, CALL_HEADER, REQUEST_RETRIES } from '#core/site/values.ts'
import { againMsOf, readAnswer } from './answer.ts'
import { Unreachable } from './call-errors.ts'
import { isFromDevice } from './from-device.ts'
import { newId } from './ids.ts'
import { withRetries } from './retries.ts'
import { createTimeLimit } from './time-limit.ts'

type Query<K extends Key> = AskedQuery<K> extends Record<never, never> ? AskedQuery<K> : never
type CallOptions<K extends Key> = {
  /** Made before the first try and used on every one; without it this call makes one. */
  idempotencyKey?: string
  /** How often to try again; 0 where somebody else does that. */
  retries?: number
  signal?: AbortSignal
} & (keyof AskedQuery<K> extends never ? unknown : { query: Query<K> }) &
  (AskedBody<K> extends undefined ? unknown : { body: AskedBody<K> })

type OwnCalls = {
  /** The name of a call whose own hint may be passed over; undefined for any other. */
  nameOf: (key: Key) => string | undefined
  rememberCall: (name: string, key: Key, answer: Promise<unknown>) => void
}

let ownCalls: OwnCalls | undefined
let accountOf: () => string | undefined = () => undefined

/** Calls that act name the account that this page shows. */
export const onAccount = (read: () => string | undefined) => {
  accountOf = read
}

/** Who follows hints is told of each call that causes one; before, none is followed. */
export const onOwnCalls = (told: OwnCalls) => {
  ownCalls = told
}

/**
 * One call of the contract. A failed request is tried up to five times more with growing pauses,
 * one that changes something with the same idempotency key each time. Without a connection nothing
 * can be read, and the page says so at once. Throws Refused or Unreachable.
 */
export const call = async <K extends Key>(
  key: K,
  ...[given]: Record<never, never> extends CallOptions<K>
    ? [given?: CallOptions<K>]
    : [given: CallOptions<K>]
): Promise<Answer<K>> => {
  const { method } = partsOf(key)
  const options: RequestOptions = { ...(method !== 'GET' && { idempotencyKey: newId() }), ...given }
  const { retries = isFromDevice() ? 0 : REQUEST_RETRIES, signal } = options
  const isHopeless = () => method === 'GET' && !navigator.onLine
  const name = ownCalls?.nameOf(key)
  const send = async (withinMs: number) =>
    (await sendRequest(key, { ...options, name }, withinMs)) as Answer<K>
  const answer = withRetries(send, { retries, isHopeless, signal })
  if (name) ownCalls?.rememberCall(name, key, answer)
  return answer
}

type RequestOptions = {
  query?: Record<string, string | undefined>
  body?: unknown
  idempotencyKey?: string
  retries?: number
  signal?: AbortSignal
  /** By which its own hint is known. */
  name?: string | undefined
}

const requestOf = (
  method: string,
  { path, body, idempotencyKey, name }: RequestOptions & { path: string },
) => {
  const headers: Record<string, string> = {}
  if (path === '/api/user.php') headers['X-Request-Type'] = 'client'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (name) headers[CALL_HEADER] = name
  const account = method === 'GET' ? undefined : accountOf()
  if (account) headers[ACCOUNT_HEADER] = account
  if (body === undefined) return { method, headers }
  headers['Content-Type'] = 'application/json'
  return { method, headers, body: JSON.stringify(body) }
}

const sendRequest = async (key: Key, options: RequestOptions, withinMs: number) => {
  const { method, path } = partsOf(key)
  const { signal: given } = options
  const { signal, done } = createTimeLimit(given, withinMs)
  try {
    const request = { ...requestOf(method, { ...options, path }), signal }
    const response = await fetch(urlOf(key, options.query), request).catch((cause: Error) => {
      if (given?.aborted) throw cause
      throw new Unreachable('No answer', { cause })
    })
    readServerTime(response.headers.get('x-server-time'))
    const answer = await response.json().catch(() => null)
    return readAnswer(path, response.status, answer, againMsOf(response.headers.get('retry-after')))
  } finally {
    done()
  }
}

const urlOf = (key: Key, query: RequestOptions['query']) => {
  const { path, query: fixed } = partsOf(key)
  const search = new URLSearchParams(fixed ?? '')
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, value)
  }
  return search.size > 0 ? `${path}?${search}` : path
}
