import type * as z from 'zod/mini'
import type { LimitName } from '#core/kernel/limits.ts'
import type { Audience } from '#core/kernel/roles.ts'
import type { RefusalCode } from './codes.ts'

/** The identity of a call: method and path, with a query that tells calls of one path apart. */
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`

export type Call = {
  summary: string
  /** For whom it is; others are refused with the code of `core/kernel/roles.ts`. */
  audience: Exclude<Audience, 'visitor'>
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer: z.ZodMiniType
  refusals: readonly RefusalCode[]
  /** The body is a file of at most so many bytes, and not JSON. */
  file?: { maxBytes: number }
  /** The field with the id that the caller makes, which replaces an `Idempotency-Key`. */
  ownKey?: 'id' | 'payment_id'
  /** It changes nothing, though it is a POST: a key of the caller is not looked at. */
  reads?: true
  /** A GET that changes something, because the product spec has it so: from own pages alone. */
  gives?: true
  /** A refusal counts against who asks: under the same key it is told again, and counts once. */
  counts?: true
  /** How often one source may ask without being logged in. */
  visitorLimit?: LimitName
  /** Called by a payment provider: exempt from the same-origin check, and its body is not believed. */
  webhook?: true
  /**
   * The body is a report of a browser: text of one of these types and at most so many bytes. It
   * may come from any page, and is not believed.
   */
  report?: { types: readonly string[]; maxBytes: number }
  /** Answers a file of this type; it is refused in JSON, as every call is. */
  download?: 'application/zip' | 'text/html'
  /**
   * It pages: the query `after` and the answer `next` are cursors, which its reader cannot read, make
   * or use for another list. `list`: what its pages are called, where several calls answer them.
   */
  pages?: { list: string; after?: string; next?: string }
  /** Answers a stream of server-sent events, each of the form `answer`. */
  stream?: true
}

export type Calls = Record<CallKey, Call>

export type QueryOf<C extends Call> = C extends { query: infer Q extends z.ZodMiniType }
  ? z.output<Q>
  : Record<never, never>
export type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodMiniType }
  ? z.output<B>
  : undefined
export type AnswerOf<C extends Call> = z.output<C['answer']>
/** What a caller writes, before the defaults of the contract are filled in. */
export type AskedQueryOf<C extends Call> = C extends { query: infer Q extends z.ZodMiniType }
  ? z.input<Q>
  : Record<never, never>
export type AskedBodyOf<C extends Call> = C extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined

/** Whether the caller's `Idempotency-Key` counts: it changes something, and has no key of its own. */
export const takesKey = (key: CallKey, { ownKey, reads, webhook, download }: Call): boolean =>
  partsOf(key).method !== 'GET' && !ownKey && !reads && !webhook && !download

/**
 * Whether it counts for how much one account may change: all that takes a key. What has a key of
 * its own is paid for, or counted by itself.
 */
export const isCounted = (key: CallKey, call: Call): boolean =>
  call.audience !== 'anyone' && takesKey(key, call)

/** `POST /api/activation.php?resend=1` as its method, path and telling query. */
export const partsOf = (key: CallKey) => {
  const [method, rest] = key.split(' ') as [string, string]
  const [path, query] = rest.split('?') as [string, string | undefined]
  return { method, path, query: query ?? null }
}
