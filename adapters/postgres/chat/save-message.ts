import type { Group } from '../platform/plan/groups.ts'
import { NotWritten } from '../platform/plan/refusals.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

const save = statement({
  name: 'message_save',
  values: {
    state: sqlType.text(),
    version: sqlType.integer(),
    id: sqlType.uuid(),
    was: sqlType.integer(),
  },
  columns: { version: sqlType.integer() },
  text: `with unseen as (
    update chat_photo set status = case :state
      when 'removed' then 'removed' when 'withheld' then 'withheld' else 'sent' end
    where id = :id and (:state in ('removed', 'withheld') or status = 'withheld')
  )
  update message set state = :state, version = :version,
    body = case
      when :state in ('removed', 'withheld') then ''
      when state = 'withheld' then withheld
      else body
    end,
    withheld = case when :state = 'withheld' then body end,
    kind = case when :state = 'removed' then 'text' else kind end,
    gift = case when :state = 'removed' then null else gift end,
    hearted = hearted and :state <> 'removed'
  where id = :id and version = :was returning version`,
})

/** What becomes of a message after it was sent. Its beginning is the conversation's move. */
export const saveMessage = async (
  on: Queryable,
  { id, next, version, wasVersion }: Group<'message'>,
) => {
  if (wasVersion === null) throw new Error(`${id}: a message begins with its conversation's move`)
  const saved = await save(on, { id, state: next.state as string, version, was: wasVersion })
  if (saved.length === 0) throw new NotWritten('conflict')
}
