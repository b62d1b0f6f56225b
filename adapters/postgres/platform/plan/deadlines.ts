import type { Move } from '#core/kernel/cascade.ts'
import { isDue } from '#core/kernel/lifecycle.ts'
import { sqlType } from '../sql-types.ts'
import { type Queryable, statement } from '../statement.ts'

type Names = { lifecycles: string[]; ids: string[]; names: string[] }

const forget = statement({
  name: 'deadline_forget',
  values: {
    lifecycles: sqlType.text().array(),
    ids: sqlType.text().array(),
    names: sqlType.text().array(),
  },
  text: `delete from deadline d
  using unnest(:lifecycles::text[], :ids::text[], :names::text[]) as gone (lifecycle, id, name)
  where d.lifecycle = gone.lifecycle and d.entity_id = gone.id and d.name = gone.name`,
})

const set = statement({
  name: 'deadline_set',
  values: {
    lifecycles: sqlType.text().array(),
    ids: sqlType.text().array(),
    names: sqlType.text().array(),
    dues: sqlType.timestamptz().array(),
  },
  text: `insert into deadline (lifecycle, entity_id, name, due_at)
  select * from unnest(:lifecycles::text[], :ids::text[], :names::text[], :dues::timestamptz[])
  on conflict (lifecycle, entity_id, name)
  do update set due_at = excluded.due_at, claimed_until = null, tries = 0`,
})

type Deadline = { lifecycle: string; id: string; name: string; due: Date | null }

const namesOf = (deadlines: Deadline[]): Names => ({
  lifecycles: deadlines.map(({ lifecycle }) => lifecycle),
  ids: deadlines.map(({ id }) => id),
  names: deadlines.map(({ name }) => name),
})

/** One that has been acted upon and one that its state has left are gone; the newest counts. */
export const saveDeadlines = async (on: Queryable, moves: Move[], now: Date) => {
  const latest = new Map<string, Deadline>()
  for (const { to: lifecycle, id, event, due, cancelled } of moves) {
    const note = (name: string, at: Date | null) =>
      latest.set(`${lifecycle}:${id}:${name}`, { lifecycle, id, name, due: at })
    if (isDue(event.type)) note(event.type, null)
    for (const name of cancelled) note(name, null)
    for (const { name, afterMs } of due) {
      note(name, new Date(now.getTime() + afterMs))
    }
  }
  const all = [...latest.values()]
  const gone = all.filter(({ due }) => due === null)
  const dues = all.filter((deadline): deadline is Deadline & { due: Date } => deadline.due !== null)
  if (gone.length > 0) await forget(on, namesOf(gone))
  if (dues.length > 0) await set(on, { ...namesOf(dues), dues: dues.map(({ due }) => due) })
}
