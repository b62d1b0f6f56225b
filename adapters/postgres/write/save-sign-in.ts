import { type Queryable, statement } from '../statement.ts'
import type { Group } from './groups.ts'
import { NotWritten } from './refusals.ts'

type Lifecycle = { id: string; state: string; context: string; version: number }

const begin = statement<Lifecycle, { id: string }>(
  'sign_in_begin',
  `insert into sign_in (id, state, context, version) values (:id, :state, :context, :version)
  returning id`,
)

const again = statement<Lifecycle & { was: number }, { id: string }>(
  'sign_in_again',
  `update sign_in set state = :state, context = :context, version = :version
  where id = :id and version = :was returning id`,
)

export const saveSignIn = async (on: Queryable, group: Group<'signIn'>) => {
  const { id, next, version, wasVersion } = group
  const row = {
    id,
    state: JSON.stringify(next.state),
    context: JSON.stringify(next.context),
    version,
  }
  const moved =
    wasVersion === null ? await begin(on, row) : await again(on, { ...row, was: wasVersion })
  if (moved.length === 0) throw new NotWritten('conflict')
}
