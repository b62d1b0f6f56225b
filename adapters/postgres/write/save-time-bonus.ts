import { type Queryable, statement } from '../statement.ts'
import type { Group } from './groups.ts'
import { NotWritten } from './refusals.ts'

type Lifecycle = { id: string; state: string; context: string; version: number }

const begin = statement<Lifecycle, { id: string }>(
  'time_bonus_begin',
  `insert into time_bonus (id, state, context, version) values (:id, :state, :context, :version)
  returning id`,
)

const again = statement<Lifecycle & { was: number }, { id: string }>(
  'time_bonus_again',
  `update time_bonus set state = :state, context = :context, version = :version
  where id = :id and version = :was returning id`,
)

export const saveTimeBonus = async (on: Queryable, group: Group<'timeBonus'>) => {
  const { id, next, version, wasVersion } = group
  const { state, context } = next
  const row = { id, state: JSON.stringify(state), context: JSON.stringify(context), version }
  const moved =
    wasVersion === null ? await begin(on, row) : await again(on, { ...row, was: wasVersion })
  if (moved.length === 0) throw new NotWritten('conflict')
}
