import { type Queryable, statement } from '../statement.ts'
import { beginningOf, type Group } from './groups.ts'
import { NotWritten } from './refusals.ts'

type Row = { id: string; state: string; context: string; version: number }
type More = Partial<Record<'site' | 'code' | 'account', string>>

/** A beginning, and a move that nobody was faster with, in the table of this name. */
const writesOf = (table: string, columns: string[] = [], values: string[] = []) => ({
  begin: statement<Row & More, { id: string }>(
    `${table}_begin`,
    `insert into ${table} (${['id', 'state', 'context', 'version', ...columns].join(', ')})
    values (${[':id', ':state', ':context', ':version', ...values].join(', ')}) returning id`,
  ),
  again: statement<Row & { was: number }, { id: string }>(
    `${table}_again`,
    `update ${table} set state = :state, context = :context, version = :version
    where id = :id and version = :was returning id`,
  ),
})

/** Of a discount it is kept too whose it is, and by what code it is found. */
const tables = {
  signIn: writesOf('sign_in'),
  timeBonus: writesOf('time_bonus'),
  discount: writesOf('discount', ['site_id', 'code', 'account_id'], [':site', ':code', ':account']),
}
type Plain = keyof typeof tables

/** Saves a lifecycle of which nothing but its state is ever looked for. */
export const savePlain = async (on: Queryable, group: { [N in Plain]: Group<N> }[Plain]) => {
  const { to, id, next, version, wasVersion } = group
  const { begin, again } = tables[to]
  const [state, context] = [JSON.stringify(next.state), JSON.stringify(next.context)]
  const row = { id, state, context, version }
  const record = group.to === 'discount' ? (beginningOf(group)?.record ?? null) : null
  const moved =
    wasVersion === null
      ? await begin(on, { ...row, ...record })
      : await again(on, { ...row, was: wasVersion })
  if (moved.length === 0) throw new NotWritten('conflict')
}
