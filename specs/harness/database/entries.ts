import type { SpecServer } from '../server/server.ts'

/** What came of an operation in its member's credits, entry by entry. */
export const entriesOf = async ({ db }: Pick<SpecServer, 'db'>, operation: string) => {
  const { rows } = await db.query<{ reason: string; credits: number }>(
    `select reason, credits from ledger_entry
    where operation = $1 and balance_after is not null order by id`,
    [operation],
  )
  return rows
}
