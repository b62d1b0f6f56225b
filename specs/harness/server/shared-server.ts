import { expectLedgersToBalance } from '../database/database.ts'
import { type SpecServer, startServer } from './server.ts'

/** A server without control of its clock and its restarts. */
export type SharedServer = Omit<SpecServer, 'restart' | 'clock' | 'sweepers'>

let shared: Promise<SpecServer> | undefined

/**
 * Starts one server per worker. The files that share it make members of their own, and do not change
 * the site, the bank or the clock. `stop` checks the ledger and puts the sweepers to sleep until the next
 * file: the server ends with its worker.
 */
export const sharedServer = async (): Promise<SharedServer> => {
  shared ??= startServer()
  const { restart: _restart, clock: _clock, sweepers, ...server } = await shared
  sweepers.wakeUp()
  const stop = async () => {
    sweepers.fallAsleep()
    await expectLedgersToBalance()
  }
  return { ...server, stop }
}
