import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import { database } from '#server/container/tokens.ts'
import { configFrom } from '#server/platform/config/config.ts'
import { start } from '#server/platform/start.ts'
import { discovery } from '#server/platform/tokens.ts'
import { searchByHand } from './by-hand.ts'

/** The server of the product, in which only the search is hand-written SQL. */
const { address, stop } = await start(configFrom(), {
  rebind: (container) => {
    const byHand = (db: Database) => ({ ...discoveryStore(db), search: searchByHand(db) })
    container.rebind(discovery).toResolvedValue(byHand, [database])
  },
})
process.stdout.write(`Vonk is open at ${address}\n`)
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
