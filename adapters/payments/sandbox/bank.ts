import pg from 'pg'
import type { DemoBank } from '#core/demo/ports.ts'
import type { Clock, Pages } from '#core/kernel/ports.ts'
import type { SandboxTexts } from '#core/texts/nl/payment/sandbox.ts'
import { bankPages } from './bank-pages.ts'
import { booksOf } from './books.ts'
import { controlPages } from './control.ts'
import { startDeliveries } from './deliveries.ts'
import { moodOf } from './faults.ts'
import { mandateControl } from './mandate-control.ts'
import { mandatesOf } from './mandates.ts'
import { type Pace, usualPace } from './payment.ts'
import { sandboxProvider } from './provider.ts'
import { makeBooks } from './schema.ts'

const CONNECTIONS_MAX = 4
/** How long it waits for a connection, and for an answer: one that is silent for longer is closed. */
type Patience = { connectMs: number; answerMs: number }
const usualPatience: Patience = { connectMs: 2_500, answerMs: 5_000 }

const isLoopback = (url: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)

/**
 * A payment provider that is all here: its books (own schema `sandbox`), its pages below
 * `/sandbox/`, its webhooks. Everything behaves as with a real one, only the money does not exist.
 * `control` opens `/sandbox/api/`, by which specs play bank; it is open where the site is this
 * machine's alone, so that nobody breaks the bank of a public demo. Who listens on every address
 * shuts it, whatever the site is called.
 */
export const sandboxBank = async ({
  databaseUrl,
  publicUrl,
  clock,
  control = isLoopback(publicUrl),
  patience = usualPatience,
  pace: wished = {},
  texts,
  log = () => undefined,
}: {
  databaseUrl: string
  publicUrl: string
  clock: Clock
  control?: boolean
  patience?: Patience
  pace?: Partial<Pace>
  texts: SandboxTexts
  log?: (line: string) => void
}): Promise<DemoBank & { pages: Pages; stop(): Promise<void> }> => {
  const pace = { ...usualPace, ...wished }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: patience.connectMs,
    query_timeout: patience.answerMs,
    keepAlive: true,
  })
  pool.on('error', (error) => log(`The practice bank lost a connection: ${error.message}`))
  try {
    await makeBooks(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  const books = booksOf({ pool, clock, pace })
  const mandates = mandatesOf({ pool, clock, books, debitMs: pace.debitMs })
  const moods = moodOf(pool)
  const deliveries = startDeliveries({ pool, books, pace, log })
  const shared = { books, mandates, ring: deliveries.ring }
  const all = [
    bankPages({ ...shared, texts }),
    ...(control ? [controlPages({ ...shared, moods }), mandateControl(mandates)] : []),
  ]
  return {
    provider: sandboxProvider({ ...shared, moods, publicUrl, slowMs: pace.slowMs }),
    pay: async (ref) => {
      await books.decide(ref, { outcome: 'paid', afterMs: 0, plan: 'now' })
      deliveries.ring()
    },
    pages: {
      answer: async (request) => {
        for (const pages of all) {
          const response = await pages.answer(request)
          if (response) return response
        }
        return null
      },
    },
    stop: async () => {
      await deliveries.stop()
      await pool.end()
    },
  }
}
