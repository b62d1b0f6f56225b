import type { Move } from '#core/kernel/cascade.ts'
import { sqlType } from '../sql-types.ts'
import { type Queryable, statement } from '../statement.ts'

const keep = statement({
  name: 'move_keep',
  values: {
    lifecycle: sqlType.text(),
    id: sqlType.text(),
    version: sqlType.integer(),
    events: sqlType.text().array(),
    now: sqlType.timestamptz(),
    befores: sqlType.jsonb().nullable().array(),
    afters: sqlType.jsonb().array(),
  },
  text: `insert into move (lifecycle, entity_id, version, event, before, after, at)
  select :lifecycle, :id, :version::int - cardinality(:events::text[]) + nth, event, before, after,
    :now
  from unnest(:events::text[], :befores::jsonb[], :afters::jsonb[])
    with ordinality as moves (event, before, after, nth)`,
})

/** What happened to one lifecycle, up to this version of it: states and events, nothing else. */
export const keepHistory = async (on: Queryable, moves: Move[], version: number, now: Date) => {
  const [first] = moves
  if (!first) return
  await keep(on, {
    lifecycle: first.to,
    id: first.id,
    events: moves.map(({ event }) => event.type),
    befores: moves.map(({ was }) => (was ? JSON.stringify(was.state) : null)),
    afters: moves.map(({ next }) => JSON.stringify(next.state)),
    version,
    now,
  })
}
