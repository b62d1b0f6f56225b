import type { Response } from 'express'
import type { Member } from '#core/account/values.ts'
import type { SendFacts } from '#core/chat/ports.ts'
import type { Answer, Body, Contract, Key, Query } from '#core/contract/contract.ts'
import type { Language } from '#core/kernel/languages.ts'
import type { Site } from '#core/site/ports.ts'
import type { Refused } from './refusals.ts'
import type { Visitor } from './visitor.ts'

export type Session = {
  /**
   * Ends the one there was, and signs this device in anew; false where nobody may be logged in with
   * the account by now. `verified`: the hash of the password that was right.
   */
  open(account: string, verified?: string | null): Promise<boolean>
  end(): Promise<void>
  /** A hash of this device and its network, by which an account knows it again. */
  mark: string
  /** What this call has made of it. */
  became: 'opened' | 'ended' | null
}

export type Device = {
  /** Null where it has none. */
  hash: string | null
  /** Gives it one where it has none; answers its hash. */
  know(): string
}

/** What is read together with the session, for the calls that are made most often. */
export type Prefetched = { 'POST /api/message.php': { facts: SendFacts | null } }

/**
 * Reads the session of this hash, and for its owner what the call needs. Null when it has ended:
 * `owner` is whose it was, which says nothing of whether it lives.
 */
export type Readers = {
  [K in keyof Prefetched]: (request: {
    hash: string
    owner: string
    body: Body<K>
  }) => Promise<{ member: Member; prefetched: Prefetched[K] } | null>
}

/** From where something is signed, and by which browser. */
export type Signer = { address: string; browser: string }

/** Who asks, from where, and what the contract made of it. */
export type CallContext<K extends Key = Key> = {
  query: Query<K>
  body: Body<K>
  /** What was read with the session; null where it was not. */
  prefetched: K extends keyof Prefetched ? Prefetched[K] | null : null
  member: Contract[K]['audience'] extends 'anyone' ? Member | null : Member
  site: Site
  session: Session
  /** By which the device that sends a sign-up is known again: the hash of its secret. */
  device: Device
  /** The sha256 of the session's token. */
  sessionHash: string | null
  /** Where who asks is, and where they come from. */
  visitor: () => Visitor
  /** For what is signed alone: nobody else is to know an address. */
  signer: () => Signer
  /** Names where a call comes from without being an address. */
  source: string
  /** Names the network of a call, of IPv6 a whole /48, without being an address. */
  network: string
  /** The best of the site's languages for this browser. */
  language: string
  /** The language in which pages are shown to who asks. */
  shown: Language
  /** The caller's idempotency key. */
  key: string | null
  /** The bytes of a call whose body is a file, as they come in. */
  file: AsyncIterable<Uint8Array>
  /** Body and type of a webhook, as they came. */
  raw: { contentType: string; body: string }
}

/** At most fifteen lines: who asks, what the contract parsed, a dispatch or a query, the answer. */
export type Handler<K extends Key> = Contract[K] extends { stream: true }
  ? (context: CallContext<K>, res: Response) => Promise<void>
  : Contract[K] extends { download: string }
    ? (context: CallContext<K>, res: Response) => Promise<Refused | undefined>
    : (context: CallContext<K>) => Promise<Answer<K> | Refused>

/** One for each call of the contract: what is missing does not compile. */
export type Handlers = { [K in Key]: Handler<K> }
