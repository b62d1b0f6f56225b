import { expectLedgersToBalance } from '../database/database.ts'
import { type SpecServer, startServer } from './server.ts'

/** A server without control of its clock and its restarts. */
export type SharedServer = Omit<SpecServer, 'restart' | 'clock'>

let shared: Promise<SpecServer> | undefined

/**
 * Starts one server per worker. The files that share it make members of their own, and do not change
 * the site, the bank or the clock. `stop` only checks the ledger: the server ends with its worker.
 */
export const sharedServer = async (): Promise<SharedServer> => {
  shared ??= startServer()
  const { restart: _restart, clock: _clock, ...server } = await shared
  return { ...server, stop: expectLedgersToBalance }
}
