import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'

/** One look or act of somebody who works here, in the transaction of what they do. */
export const logAct = statement({
  name: 'desk_log_keep',
  values: {
    now: sqlType.timestamptz(),
    actor: sqlType.text(),
    act: sqlType.text(),
    case: sqlType.uuid().nullable(),
    account: sqlType.uuid().nullable(),
    about: sqlType.text(),
  },
  text: `insert into desk_log (at, actor, act, case_id, account_id, about)
  values (:now, :actor, :act, :case, :account, :about)`,
})
