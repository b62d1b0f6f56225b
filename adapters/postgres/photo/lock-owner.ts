import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'

/**
 * Before anything of a member's photos is written: the account comes first, then its profile and
 * its photos, as where an account ends or a decision is written. In another order two of them wait
 * for each other, and one of the two is an error.
 */
export const lockOwner = statement({
  name: 'photo_owner_lock',
  values: { account: sqlType.uuid() },
  text: 'select from account where id = :account for no key update',
})
