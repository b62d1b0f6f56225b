import { beginningOf, type Group } from '../platform/plan/groups.ts'
import { NotWritten } from '../platform/plan/refusals.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { isAnswered } from './answered.ts'
import { deliverHeld, goesOnOf, keepSigns } from './held.ts'

/**
 * A photo that is locked stays so, whatever becomes of its message: once it is freed it follows that.
 * `lapses`: it holds only while nobody has answered, which who loaded it may not have seen.
 */
const save = statement({
  name: 'message_save',
  values: {
    state: sqlType.text(),
    version: sqlType.integer(),
    id: sqlType.uuid(),
    was: sqlType.integer(),
    lapses: sqlType.boolean(),
  },
  columns: { version: sqlType.integer() },
  text: `with unseen as (
    update chat_photo set status = case :state
      when 'removed' then 'removed' when 'withheld' then 'withheld' else 'sent' end
    where id = :id and status <> 'locked' and (:state in ('removed', 'withheld') or status = 'withheld')
  )
  update message m set state = :state, version = :version,
    body = case
      when :state in ('removed', 'withheld') then ''
      when state = 'withheld' then withheld
      else body
    end,
    withheld = case when :state = 'withheld' then body end,
    kind = case when :state = 'removed' then 'text' else kind end,
    gift = case when :state = 'removed' then null else gift end,
    hearted = hearted and :state <> 'removed'
  where id = :id and version = :was and not (:lapses::boolean and ${isAnswered('m')})
  returning version`,
})

/** Who answers holds this row too: after it, every answer that came is seen. */
const holdTalk = statement({
  name: 'message_hold_talk',
  values: { id: sqlType.uuid() },
  columns: { id: sqlType.uuid() },
  text: `select c.id from conversation c join message m on m.conversation_id = c.id
  where m.id = :id for update of c`,
})

/** A message is there as soon as its conversation's move is written, in its first version. */
const FIRST_VERSION = 1

/**
 * What becomes of a message after it was sent. Its beginning is the conversation's move, which
 * stands before it in the plan.
 */
export const saveMessage = async (
  on: Queryable,
  group: Group<'message'>,
  now: Date,
): Promise<{ onHoldFor: string | null }> => {
  const { id, next, version, wasVersion } = group
  const begins = beginningOf(group) !== null
  const lapses = next.state === 'unanswered'
  const held = group.moves.find(({ event }) => event.type === 'hold')
  const goesOn = goesOnOf(group)
  if (lapses || goesOn) await holdTalk(on, { id })
  if (held) await keepSigns(on, { id, held })
  const was = begins ? FIRST_VERSION : (wasVersion ?? 0)
  const saved = await save(on, { id, state: next.state as string, version, was, lapses })
  if (saved.length === 0) throw new NotWritten('conflict')
  return { onHoldFor: goesOn ? await deliverHeld(on, { id, now, ...goesOn }) : null }
}
