import { logAct } from '../../platform/desk-log.ts'
import { beginningOf, type Group, rowOf } from '../../platform/plan/groups.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

const moved = {
  id: sqlType.uuid(),
  state: sqlType.jsonb(),
  context: sqlType.jsonb(),
  version: sqlType.integer(),
}

/** What waits already is not begun once more: who was second looks again. */
const begin = statement({
  name: 'approval_begin',
  values: {
    ...moved,
    site: sqlType.text(),
    account: sqlType.uuid(),
    reason: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into approval
    (id, site_id, account_id, proposed_at, reason, state, context, version)
  values (:id, :site, :account, :now, :reason, :state, :context, :version)
  on conflict do nothing returning id`,
})

const move = statement({
  name: 'approval_again',
  values: { ...moved, was: sqlType.integer() },
  columns: { id: sqlType.uuid() },
  text: `update approval set state = :state, context = :context, version = :version
  where id = :id and version = :was returning id`,
})

/** By whom it is over that nobody has decided on. */
const CLOCK = 'clock'

/** Saves a proposal with who did what to it, in the transaction of what it leads to. */
export const saveApproval = async (on: Queryable, group: Group<'approval'>, now: Date) => {
  const { id, next, wasVersion } = group
  const { account, kind, proposedBy } = next.context
  const record = beginningOf(group)?.record
  const row = rowOf(group)
  const saved = record
    ? await begin(on, { ...row, ...record, account, now })
    : await move(on, { ...row, was: wasVersion ?? 0 })
  if (saved.length === 0) throw new NotWritten('conflict')
  for (const { event } of group.moves) {
    const isBegun = event.type === 'begin'
    const actor = 'by' in event ? event.by : isBegun ? proposedBy : CLOCK
    const act = 'by' in event ? event.type : isBegun ? 'propose' : 'expire'
    await logAct(on, { now, actor, act, case: null, account, approval: id, about: kind })
  }
}
