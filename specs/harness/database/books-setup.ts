import { afterEach } from 'vitest'
import { inPhase } from '../runner/profile/phases.ts'
import { expectBalanced } from './books.ts'
import { withEachDatabase } from './database.ts'

/** After each spec, whatever it was about, the books of every database it had must balance. */
afterEach(() =>
  inPhase('ledger', () =>
    withEachDatabase(async (client) => {
      const { rows } = await client.query("select to_regclass('ledger_entry') is not null as kept")
      if (rows[0].kept) await expectBalanced(client)
    }),
  ),
)
