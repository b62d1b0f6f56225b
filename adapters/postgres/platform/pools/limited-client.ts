import pg from 'pg'
import { StorageAway } from '#core/kernel/ports.ts'
import { asThrown } from '../storage-away.ts'

export type ClientConfig = pg.ClientConfig & {
  /** What has no answer after this ends the connection, and all that waits on it. */
  answerMs: number
  /** Told when a connection was silent for that long. */
  onSilence?: (() => void) | undefined
  /** Told of every statement that fails. */
  onFailure?: ((error: unknown) => void) | undefined
}

/** Who says goodbye to a silent connection is not answered either. */
const GOODBYE_MS = 1_000

type QueryCallback = (error: unknown, ...results: unknown[]) => void
/** The driver takes what is asked, and how the answer is told, in many ways. */
export type AnyCall = (...call: unknown[]) => unknown

/**
 * A connection that nobody waits on without an end. The limits of the database itself do not help
 * where its packets vanish: this one counts here. A connection that was silent is destroyed before
 * anybody hears of it, so that no pool gives it to the next; all that stood in line on it fails
 * with it. Errors that mean that the database is away are thrown as the ports know them.
 */
export class LimitedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const { answerMs = 0, onSilence, onFailure } = (config ?? {}) as Partial<ClientConfig>
    const beginWaiting = () => {
      const silent = () => {
        this.destroy(new StorageAway('The database gave no answer in time', {}))
        onSilence?.()
      }
      const timer = answerMs > 0 ? setTimeout(silent, answerMs) : undefined
      return () => clearTimeout(timer)
    }
    const loose = this as unknown as Record<'query' | 'connect' | 'end', AnyCall>
    const end = loose.end.bind(this)
    loose.query = aroundCall(loose.query.bind(this), beginWaiting, onFailure)
    loose.connect = aroundCall(loose.connect.bind(this))
    loose.end = (...given) => {
      const late = setTimeout(() => this.connection.stream.destroy(), GOODBYE_MS).unref()
      this.once('end', () => clearTimeout(late))
      return end(...given)
    }
  }

  /** Ends it at once; whatever waits on it fails with this. */
  destroy(why: Error) {
    this.connection.stream.destroy(why)
  }
}

const nothing = () => undefined

/** Asks, and whichever way the caller hears of it: `begin` is done before, what it answers after. */
export const aroundCall =
  (
    call: AnyCall,
    begin: () => () => void = () => nothing,
    onFailure: (error: unknown) => void = nothing,
  ): AnyCall =>
  (...given) => {
    const stop = begin()
    const last = given.at(-1)
    if (typeof last === 'function') {
      const answered: QueryCallback = (error, ...results) => {
        stop()
        if (error) onFailure(error)
        ;(last as QueryCallback)(asThrown(error), ...results)
      }
      return call(...given.slice(0, -1), answered)
    }
    const answer = call(...given)
    if (!(answer instanceof Promise)) {
      stop()
      return answer
    }
    return answer.then(
      (result) => {
        stop()
        return result
      },
      (error: unknown) => {
        stop()
        onFailure(error)
        throw asThrown(error)
      },
    )
  }
