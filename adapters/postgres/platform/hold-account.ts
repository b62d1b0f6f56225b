import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

/**
 * Until the transaction ends nobody else writes what hangs on this account. It comes before its
 * profile, photos and all else, as where an account ends: in another order two of them wait for each
 * other. What others wrote is seen by the statements after it, not by one that waits itself.
 */
export const holdAccount = statement({
  name: 'account_hold',
  values: { account: sqlType.uuid() },
  text: 'select from account where id = :account for no key update',
})
