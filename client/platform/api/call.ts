import { readServerTime } from '#client/platform/product-clock.ts'
import { partsOf } from '#core/contract/call.ts'
import type { Refusal, RefusalCode } from '#core/contract/codes.ts'
import type { Answer, AskedBody, AskedQuery, Key } from '#core/contract/contract.ts'
import {
  CALL_HEADER,
  REQUEST_MS_MAX,
  REQUEST_RETRIES,
  REQUEST_TRIES_MS_MAX,
  requestRetryMs,
} from '#core/site/values.ts'
import { newId } from './ids.ts'
import { nameOf, rememberCall } from './own-hints.ts'
import { createTimeLimit } from './time-limit.ts'

/** The server refused, and says why by a code of the contract. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  readonly status: number
  constructor(refusal: Refusal, status: number) {
    super(refusal.error)
    this.refusal = refusal
    this.status = status
  }
}

/** No answer came, or none that can be read: whether the request had an effect is not known. */
export class Unreachable extends Error {
  override name = 'Unreachable'
  /** Null when no answer came at all. */
  readonly status: number | null
  /** How long the server wants to be left alone. */
  readonly againMs: number
  constructor(
    message: string,
    {
      status = null,
      againMs = 0,
      ...options
    }: ErrorOptions & { status?: number | null; againMs?: number } = {},
  ) {
    super(message, options)
    this.status = status
    this.againMs = againMs
  }
}

type Query<K extends Key> = AskedQuery<K> extends Record<never, never> ? AskedQuery<K> : never
type CallOptions<K extends Key> = {
  /** Made before the first try and used on every one; without it this call makes one. */
  idempotencyKey?: string
  /** How often to try again; 0 where somebody else does that. */
  retries?: number
  signal?: AbortSignal
} & (keyof AskedQuery<K> extends never ? unknown : { query: Query<K> }) &
  (AskedBody<K> extends undefined ? unknown : { body: AskedBody<K> })

/** Who has to wait for longer is told so. */
const AGAIN_S_MAX = 5

let whenLoggedOut: () => void = () => undefined

/** Who is told when the server says that nobody is logged in (product spec, section 8). */
export const onLoggedOut = (listener: () => void) => {
  whenLoggedOut = listener
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
  const { retries = REQUEST_RETRIES, signal } = options
  const isHopeless = () => method === 'GET' && !navigator.onLine
  const name = nameOf(key)
  const send = async (withinMs: number) =>
    (await sendRequest(key, { ...options, name }, withinMs)) as Answer<K>
  const answer = withRetries(send, { retries, isHopeless, signal })
  if (name) rememberCall(name, key, answer)
  return answer
}

type RetryOptions = {
  retries?: number
  isHopeless?: () => boolean
  signal?: AbortSignal | undefined
  /** For all tries together. */
  triesMs?: number
}

/**
 * Tries again, with growing pauses, for as long as nothing answers; not for ever, because whoever
 * waits wants to hear something. `attempt` is told how long its try may take.
 */
export const withRetries = async <T>(
  attempt: (withinMs: number) => Promise<T>,
  {
    retries = REQUEST_RETRIES,
    isHopeless = () => false,
    signal,
    triesMs = REQUEST_TRIES_MS_MAX,
  }: RetryOptions,
): Promise<T> => {
  const end = Date.now() + triesMs
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(Math.min(REQUEST_MS_MAX, end - Date.now()))
    } catch (error) {
      if (!(error instanceof Unreachable) || isHopeless()) throw error
      const pauseMs = Math.max(requestRetryMs(tries), error.againMs)
      const isOver = tries > retries || Date.now() + pauseMs >= end
      if (isOver || signal?.aborted) throw error
      await pause(pauseMs, signal)
    }
  }
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

/** The pause that the server asks for, when it is a short one. */
export const againMsOf = (seconds: string | null): number =>
  Math.min(Number(seconds) || 0, AGAIN_S_MAX) * 1_000

/** What came back: the answer, or Refused or Unreachable. `answer`: null where it is no JSON. */
export const readAnswer = (path: string, status: number, answer: unknown, againMs = 0): unknown => {
  if (status >= 500) throw new Unreachable(`Status ${status}`, { status, againMs })
  const isGood = status >= 200 && status < 300
  if (isGood && answer !== null) return answer
  if (isGood) throw new Unreachable('The answer cannot be read')
  const refused = new Refused(refusalOf(answer), status)
  const loggedOut = status === 403 && refused.refusal.error === 'authentication_required'
  if (loggedOut && path !== '/api/user.php') whenLoggedOut()
  throw refused
}

const urlOf = (key: Key, query: RequestOptions['query']) => {
  const { path, query: fixed } = partsOf(key)
  const search = new URLSearchParams(fixed ?? '')
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, value)
  }
  return search.size > 0 ? `${path}?${search}` : path
}

const refusalOf = (answer: unknown): Refusal => {
  const refusal = answer as Partial<Refusal> | null
  return typeof refusal?.error === 'string'
    ? (refusal as Refusal)
    : { error: 'unforeseen' satisfies RefusalCode }
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
