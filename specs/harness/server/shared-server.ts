import { expectLedgersToBalance } from '../database/database.ts'
import { type SpecServer, startServer } from './server.ts'

/** A server that nobody restarts, and whose clock nobody moves. */
export type SharedServer = Omit<SpecServer, 'restart' | 'clock'>

let shared: Promise<SpecServer> | undefined

/**
 * The server that the test files of one worker share. A file uses members of its own, and does not
 * change the site, the bank or the clock. Stopping it checks the ledger, and leaves it running; the
 * run ends with its worker.
 */
export const sharedServer = async (): Promise<SharedServer> => {
  shared ??= startServer()
  const { restart: _restart, clock: _clock, ...server } = await shared
  return { ...server, stop: expectLedgersToBalance }
}
