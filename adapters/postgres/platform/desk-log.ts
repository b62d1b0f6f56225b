import type { StaffAct } from '#core/kernel/ports.ts'
import { sqlType } from './sql-types.ts'
import { type Queryable, statement } from './statement.ts'

const keep = statement({
  name: 'desk_log_keep',
  values: {
    now: sqlType.timestamptz(),
    actor: sqlType.text(),
    act: sqlType.text(),
    case: sqlType.uuid().nullable(),
    account: sqlType.uuid().nullable(),
    photo: sqlType.uuid().nullable(),
    approval: sqlType.uuid().nullable(),
    about: sqlType.text(),
  },
  text: `insert into desk_log (at, actor, act, case_id, account_id, photo_id, approval_id, about)
  values (:now, :actor, :act, :case, :account, :photo, :approval, :about)`,
})

/** Of a column that says who did it: the id of an account; null for who has none, as an operator. */
export const accountIn = (column: string) =>
  `case when ${column} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${column}::uuid end`

/** One look or act of somebody who works here, in the transaction of what they do. */
export const logAct = (
  on: Queryable,
  did: StaffAct & { photo?: string; approval?: string; now: Date },
) => keep(on, { ...did, photo: did.photo ?? null, approval: did.approval ?? null })
