import { type SqlType, sqlType, type ValuesOf } from '../sql-types.ts'
import { type Queryable, statement } from '../statement.ts'
import { beginningOf, type Group, rowOf } from './groups.ts'
import { NotWritten } from './refusals.ts'

const moved = {
  state: sqlType.jsonb(),
  context: sqlType.jsonb(),
  version: sqlType.integer(),
}

/** A move that nobody was faster with, in the table of this name. */
const moveIn = (table: string, id: SqlType<string>) =>
  statement({
    name: `${table}_again`,
    values: { ...moved, id, was: sqlType.integer() },
    columns: { id },
    text: `update ${table} set state = :state, context = :context, version = :version
    where id = :id and version = :was returning id`,
  })

const beginIn = (table: string, id: SqlType<string>) =>
  statement({
    name: `${table}_begin`,
    values: { ...moved, id },
    columns: { id },
    text: `insert into ${table} (id, state, context, version)
    values (:id, :state, :context, :version) returning id`,
  })

/** Of a discount it is kept too whose it is, and by what code it is found. */
const beginDiscount = statement({
  name: 'discount_begin',
  values: {
    ...moved,
    id: sqlType.uuid(),
    site: sqlType.text(),
    code: sqlType.text(),
    account: sqlType.uuid(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into discount (id, state, context, version, site_id, code, account_id)
  values (:id, :state, :context, :version, :site, :code, :account) returning id`,
})

const beginByTable = {
  signIn: beginIn('sign_in', sqlType.text()),
  timeBonus: beginIn('time_bonus', sqlType.uuid()),
}
const moveByTable = {
  signIn: moveIn('sign_in', sqlType.text()),
  timeBonus: moveIn('time_bonus', sqlType.uuid()),
  discount: moveIn('discount', sqlType.uuid()),
}
type Plain = keyof typeof moveByTable
type PlainGroup = { [N in Plain]: Group<N> }[Plain]

const begin = (on: Queryable, group: PlainGroup, row: ValuesOf<typeof moved> & { id: string }) => {
  if (group.to !== 'discount') return beginByTable[group.to](on, row)
  const record = beginningOf(group)?.record
  if (!record) throw new Error(`${group.id}: a discount begins with its code`)
  return beginDiscount(on, { ...row, ...record })
}

/** Saves a lifecycle of which nothing but its state is ever looked for. */
export const savePlain = async (on: Queryable, group: PlainGroup) => {
  const { to, wasVersion } = group
  const row = rowOf(group)
  const rows =
    wasVersion === null
      ? await begin(on, group, row)
      : await moveByTable[to](on, { ...row, was: wasVersion })
  if (rows.length === 0) throw new NotWritten('conflict')
}
