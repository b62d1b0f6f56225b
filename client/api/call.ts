import { partsOf } from '#core/contract/call.ts'
import type { Refusal, RefusalCode } from '#core/contract/codes.ts'
import type { Answer, AskedBody, AskedQuery, Key } from '#core/contract/contract.ts'
import { REQUEST_RETRIES, requestRetryMs } from '#core/site/limits.ts'
import { newId } from './ids.ts'
import { hearTime } from './product-clock.ts'

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
  constructor(
    message: string,
    { status = null, ...options }: ErrorOptions & { status?: number | null } = {},
  ) {
    super(message, options)
    this.status = status
  }
}

type Query<K extends Key> = AskedQuery<K> extends Record<never, never> ? AskedQuery<K> : never
type Ask<K extends Key> = {
  /** Made before the first try and used on every one; without it this call makes one. */
  idempotencyKey?: string
  /** How often to try again; 0 where somebody else does that. */
  retries?: number
  signal?: AbortSignal
} & (keyof AskedQuery<K> extends never ? unknown : { query: Query<K> }) &
  (AskedBody<K> extends undefined ? unknown : { body: AskedBody<K> })

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
  ...[ask]: Record<never, never> extends Ask<K> ? [ask?: Ask<K>] : [ask: Ask<K>]
): Promise<Answer<K>> => {
  const { method } = partsOf(key)
  const options: Asked = { ...(method !== 'GET' && { idempotencyKey: newId() }), ...ask }
  const { retries = REQUEST_RETRIES } = options
  const isHopeless = () => method === 'GET' && !navigator.onLine
  const { signal } = options
  return repeated(async () => (await once(key, options)) as Answer<K>, {
    retries,
    isHopeless,
    signal,
  })
}

/** Tries again, with growing pauses, for as long as nothing answers. */
export const repeated = async <T>(
  once: () => Promise<T>,
  {
    retries = REQUEST_RETRIES,
    isHopeless = () => false,
    signal,
  }: { retries?: number; isHopeless?: () => boolean; signal?: AbortSignal | undefined },
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once()
    } catch (error) {
      if (!(error instanceof Unreachable) || isHopeless()) throw error
      if (tries > retries || signal?.aborted) throw error
      await pause(requestRetryMs(tries), signal)
    }
  }
}

type Asked = {
  query?: Record<string, string | undefined>
  body?: unknown
  idempotencyKey?: string
  retries?: number
  signal?: AbortSignal
}

const once = async (key: Key, { query, body, idempotencyKey, signal }: Asked) => {
  const { method, path } = partsOf(key)
  const headers: Record<string, string> = {}
  if (path === '/api/user.php') headers['X-Request-Type'] = 'client'
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const request: RequestInit = { method, headers, signal: signal ?? null }
  if (body !== undefined) request.body = JSON.stringify(body)
  const response = await fetch(urlOf(key, query), request).catch((cause: Error) => {
    if (signal?.aborted) throw cause
    throw new Unreachable('No answer', { cause })
  })
  hearTime(response.headers.get('x-server-time'))
  return heard(path, response.status, await response.json().catch(() => null))
}

/** What came back: the answer, or Refused or Unreachable. `answer`: null where it is no JSON. */
export const heard = (path: string, status: number, answer: unknown): unknown => {
  if (status >= 500) throw new Unreachable(`Status ${status}`, { status })
  const isGood = status >= 200 && status < 300
  if (isGood && answer !== null) return answer
  if (isGood) throw new Unreachable('The answer cannot be read')
  const refused = new Refused(refusalOf(answer), status)
  const loggedOut = status === 403 && refused.refusal.error === 'authentication_required'
  if (loggedOut && path !== '/api/user.php') whenLoggedOut()
  throw refused
}

const urlOf = (key: Key, query: Asked['query']) => {
  const { path, query: telling } = partsOf(key)
  const search = new URLSearchParams(telling ?? '')
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, value)
  }
  return search.size > 0 ? `${path}?${search}` : path
}

const refusalOf = (answer: unknown): Refusal => {
  const said = answer as Partial<Refusal> | null
  return typeof said?.error === 'string'
    ? (said as Refusal)
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
