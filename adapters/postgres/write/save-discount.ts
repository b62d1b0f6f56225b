import { type Queryable, statement } from '../statement.ts'
import { beginningOf, type Group } from './groups.ts'
import { NotWritten } from './refusals.ts'

type Lifecycle = { id: string; state: string; context: string; version: number }

const begin = statement<
  Lifecycle & { site: string; code: string; account: string },
  { id: string }
>(
  'discount_begin',
  `insert into discount (id, site_id, code, account_id, state, context, version)
  values (:id, :site, :code, :account, :state, :context, :version) returning id`,
)

const again = statement<Lifecycle & { was: number }, { id: string }>(
  'discount_again',
  `update discount set state = :state, context = :context, version = :version
  where id = :id and version = :was returning id`,
)

export const saveDiscount = async (on: Queryable, group: Group<'discount'>) => {
  const { id, next, version, wasVersion } = group
  const { state, context } = next
  const row = { id, state: JSON.stringify(state), context: JSON.stringify(context), version }
  const record = beginningOf(group)?.record
  const moved = record
    ? await begin(on, { ...row, ...record })
    : await again(on, { ...row, was: wasVersion ?? 0 })
  if (moved.length === 0) throw new NotWritten('conflict')
}
