import { StorageAway } from '#core/kernel/ports.ts'

/** What stopped on its way to the database, or back from it. */
const NETWORK: readonly string[] = [
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENFILE',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]
/**
 * Of Postgres: its connection broke, it has no room (on its disk, in its memory, for another
 * connection), it is stopping or starting, its disk does not do as it is told.
 */
const CLASSES: readonly string[] = ['08', '53', '58']
const CODES: readonly string[] = [
  /** Only reads are allowed: a standby, or a disk that somebody saves from being full. */
  '25006',
  /** A transaction was left waiting for too long. */
  '25P03',
  '25P04',
  /** A statement, or what it waits for, took longer than it may. */
  '57014',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]
/** The driver has no codes for its own words. */
const WORDS =
  /^(Connection terminated|timeout e|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after)/

type Fault = Error & { code?: unknown; errors?: unknown[] }

const isAwayCode = (code: string) =>
  NETWORK.includes(code) || CODES.includes(code) || CLASSES.some((one) => sqlClass(code) === one)

const sqlClass = (code: string) => (/^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : null)

/** The one place that says which errors mean that the database is away; null for any other. */
export const asAway = (error: unknown): StorageAway | null => {
  if (error instanceof StorageAway) return error
  if (!(error instanceof Error)) return null
  const { code, errors = [], message } = error as Fault
  if (typeof code === 'string' && isAwayCode(code))
    return new StorageAway(message, { code, cause: error })
  const inside = errors.map(asAway).find((one) => one !== null)
  if (inside) return new StorageAway(inside.message, { code: inside.code, cause: error })
  return WORDS.test(message) ? new StorageAway(message, { cause: error }) : null
}

/** What is thrown on: what the ports know, or the error as it was. */
export const asThrown = <E>(error: E): E | StorageAway => asAway(error) ?? error
