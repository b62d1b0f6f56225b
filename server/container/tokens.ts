import type { practiceAge } from '#adapters/age/practice.ts'
import type { sandboxBank } from '#adapters/payments/sandbox/bank.ts'
import type { Database } from '#adapters/postgres/platform/database.ts'
import type { EmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'
import type { PostgresJobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import type { movableClock } from '#adapters/system/clock.ts'
import type { Mailer, Pages } from '#core/kernel/ports.ts'
import type { Texter } from '#core/payment/direct-debit/ports.ts'
import { token } from '../platform/wiring.ts'

/** Another one than our own is backed up by its own tools. */
export type OurPostgres = Omit<EmbeddedPostgres, 'backUp'> & {
  backUp: EmbeddedPostgres['backUp'] | null
}
/** What only adapters need of one another. */
export const postgres = token<OurPostgres>('postgres')
export const database = token<Database>('database')
export const queue = token<PostgresJobQueue>('queue')
export const bank = token<Awaited<ReturnType<typeof sandboxBank>>>('bank')
export const clockOfDemo = token<Awaited<ReturnType<typeof movableClock>>>('clockOfDemo')
export const age = token<ReturnType<typeof practiceAge>>('age')
export const smsParts = token<{ texter: Texter; pages: Pages }>('smsParts')
export const mailParts = token<{ mailer: Mailer; pages: Pages[] }>('mailParts')
