import type { Place, Position } from '../site/geolocation/position.ts'
import type { Key, Plan } from './cascade.ts'
import { type Hint, Hopeless, type Job } from './jobs.ts'
import type { Due } from './lifecycle.ts'
import type { Name, StoredOf } from './lifecycles.ts'

/** The product's own clock, which the demo and the specs may move. */
export interface Clock {
  now(): Date
}

export interface Ids {
  /** A new UUIDv7: it tells the millisecond in which it was made. */
  next(): string
  /** A new UUIDv4, for what others see: it tells nothing. */
  random(): string
  /** The id of the conversation of two members: the same whoever asks, in whatever order. */
  ofPair(a: string, b: string): string
  /** 256 random bits, base64url: for sessions and mailed links. */
  secret(): string
  /** sha256, hex. */
  hash(secret: string): string
}

/** Hashes passwords with argon2id, a bounded number at a time. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** With null it takes as long as with a hash, and answers false. */
  verify(
    passwordHash: string | null,
    password: string,
  ): Promise<{ right: boolean; outdated: boolean }>
}
/** Too many passwords wait to be hashed: the caller answers 429. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy'
}

/**
 * What keeps the data is away, full or silent. Whether something was written is not known: the
 * caller answers 503, and whoever asks again does so with the same key.
 */
export class StorageAway extends Error {
  override name = 'StorageAway'
  /** Of the database or of the network, where one was told. */
  readonly code: string | undefined
  constructor(message: string, { code, ...options }: ErrorOptions & { code?: string | undefined }) {
    super(message, options)
    this.code = code
  }
}

export type Mail = {
  to: string
  /** The name that it comes from; without one, that of the sender's address. */
  sender?: string
  subject: string
  text: string
  html: string
  key: string
  /** The address that switches mails of this kind off, by one click (RFC 8058). */
  unsubscribe?: string | undefined
}
/** The mail server does not take mails for this recipient: not now and not later. */
export class MailRefused extends Hopeless {
  override name = 'MailRefused'
}
/** The mail server refuses with 5xx for a reason of its own, which its operator may mend. */
export class MailServerRefuses extends Error {
  override name = 'MailServerRefuses'
}
/** The mail server is away, or asks to come back later. */
export class MailServerAway extends Error {
  override name = 'MailServerAway'
}
export interface Mailer {
  /** Throws `MailServerAway`, `MailServerRefuses` or `MailRefused` when the mail server did not take it. */
  send(mail: Mail): Promise<void>
}

export type Loaded<N extends Name> = {
  stored: StoredOf<N>
  version: number
  /** Deadlines that have passed and have not been acted upon, the earliest first. */
  overdue: Due[]
  /** When the next of its deadlines passes. */
  nextDue: Date | null
}

/** The answer to a call that is to be remembered under the caller's idempotency key. */
export type IdempotencyRecord = { scope: string; key: string; fingerprint: string; answer: unknown }

export type Written =
  | {
      written: true
      credits: Map<string, number>
      seq: number | null
      /** Whom a message does not reach: no hint goes there. */
      onHoldFor?: string
    }
  /** Somebody was faster: load again, step again. */
  | { written: false; why: 'conflict' }
  /** The ledger, or a unique rule of the database, has the last word. */
  | {
      written: false
      why:
        | 'insufficient_credits'
        | 'email_taken'
        | 'password_changed'
        | 'already_done'
        | 'debit_blocked'
        | 'debit_limit'
        | 'mandate_ended'
        | 'price_changed'
        | 'spending_limit'
        | 'withdrawal_changed'
    }

export interface Health {
  /** Reads on each of the connections that calls use; throws where one does not answer. */
  tryRoads(): Promise<void>
  /** Writes what needs room on the disk; returns why storage refuses it, or null. */
  tryWrite(): Promise<string | null>
}

/**
 * What somebody who works here did, or looked at. `actor`: an account of staff, or a word for whom
 * there is none. `case`, `account`: of which it is, where it is of one.
 */
export type StaffAct = {
  actor: string
  act: string
  case: string | null
  account: string | null
  about: string
}

/** Lifecycles as they are stored, and the one ordered write of a plan. */
export interface LifecycleStore {
  load<N extends Name>(to: N, id: string, now: Date): Promise<Loaded<N> | null>
  /**
   * Writes a whole plan in one transaction, or nothing: moves with version checks in the order of
   * their keys, history, deadlines, posts to the ledger, jobs, the remembered answer, and what is
   * logged of who did it.
   */
  write(
    plan: Plan,
    how: {
      versions: ReadonlyMap<Key, number>
      now: Date
      remember: IdempotencyRecord | null
      log?: StaffAct
    },
  ): Promise<Written>
  /** Deadlines that have passed, taken so that no two sweepers take the same one. */
  takeOverdue(now: Date, limit: number): Promise<{ to: Name; id: string; name: Due }[]>
}

/** A call that is remembered, by whose it is and the caller's key. */
export type IdempotencyLookup = { scope: string; key: string; fingerprint: string }
/** `answer` is null while there is none. */
export type RememberedAnswer = { fingerprint: string; answer: unknown }

/**
 * Answers to calls with an idempotency key. What a call changes that would be another change the
 * second time is written together with its `Remember`, in one transaction; all other calls reserve
 * their place here and keep their answer when they are done.
 */
/** Rows that record by their own id that a call was made. */
export interface OwnRecords {
  /** Whether this account made this call with this id before. */
  has(call: string, by: { id: string; account: string }): Promise<boolean>
}

export interface IdempotencyStore {
  /** Takes the place of an answer; null when it was free, else what is there. */
  reserve(call: IdempotencyLookup, now: Date): Promise<RememberedAnswer | null>
  /** What was remembered under a key; null for a key that is new. */
  find(call: Pick<IdempotencyLookup, 'scope' | 'key'>): Promise<RememberedAnswer | null>
  /** Answers what is kept: of two at once the first one's. */
  keep(call: IdempotencyLookup, answer: object, now: Date): Promise<object>
  /** Gives up a place without an answer. */
  release(call: IdempotencyLookup): Promise<void>
}

/** Work at least once, at once; again by its policy when it throws anything but `Hopeless`. */
export interface JobQueue {
  put(job: Job): Promise<void>
  handle(handler: (job: Job) => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** Live hints between nodes and pages. A lost hint loses nothing: the tables are the truth. */
export interface LiveHints {
  publish(hints: Hint[]): void
  subscribe(listener: (hint: Hint) => void): () => void
  start(): Promise<void>
  stop(): Promise<void>
}

/** Counts in windows of the product's clock, exact to the last one. */
export interface Limiter {
  /** One more of `key`: allowed up to `max` in `windowS` seconds. */
  take(
    key: string,
    limit: { max: number; windowS: number },
    now: Date,
  ): Promise<{ allowed: true } | { allowed: false; retryAfterS: number }>
}

/** What is kept for a while only: ended sessions, links and limits, answers, sign-in attempts. */
export interface Retention {
  /** Removes at most `limit` of each kind; answers the most that it removed of one. */
  purge(now: Date, limit: number): Promise<number>
}

/** Files that a killed process or a full disk left half done: uploads as sent, and drafts. */
export interface UnfinishedFiles {
  /** Removes those that nobody has written to for so long; answers how many. */
  remove(olderThanMs: number): Promise<number>
}

/** A file of an archive: made when its turn comes, and never whole in memory. */
export type PackedFile = {
  /** Within the archive, with slashes. */
  path: string
  content: AsyncIterable<string | Uint8Array>
}
export interface Packer {
  /** The bytes of a zip with these files, as fast as they are read; throws what a file throws. */
  zip(files: readonly PackedFile[], at: Date): AsyncIterable<Uint8Array>
}

/** Pages that an adapter brings along (a sandbox bank, a mailbox); null when it is not theirs. */
export interface Pages {
  answer(request: Request): Promise<Response | null>
}

/** Names places without asking anybody outside. */
export interface Geocoder {
  /** The town nearest to a position; null when there is none for miles. */
  placeAt(position: Position): Place | null
  /** Towns of a country that begin like this, however it is accented; the largest first. */
  placesLike(typed: { country: string; text: string; limit: number }): Place[]
  /** A town by its own name, however it is spelled; null for one that is not known. */
  townNamed(place: Place): Place | null
  /** Where a town is; null for one that is not known. */
  positionOf(place: Place): Position | null
  /** All towns that are known, with where they are; the largest first. */
  towns(): readonly (Place & Position)[]
  /** The regions of a country, by the alphabet; none of a country that is not known. */
  regionsOf(country: string): string[]
}

/** Knows in which country an address of the internet is, without asking anybody outside. */
export interface CountryFinder {
  /** ISO 3166-1 alpha-2; null for an address of no country, such as that of a local network. */
  countryOf(address: string): string | null
}

/** Cursors of lists, which nobody but the server can read or make. */
export interface CursorSeal {
  seal(plain: string, scope: string): string
  /** Null where it was not sealed here, or for another scope. */
  open(sealed: string, scope: string): string | null
}
