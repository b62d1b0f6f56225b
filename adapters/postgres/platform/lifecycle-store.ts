import type { Due } from '#core/kernel/lifecycle.ts'
import type { Name, StoredOf } from '#core/kernel/lifecycles.ts'
import type { LifecycleStore } from '#core/kernel/ports.ts'
import { isAnswered } from '../chat/answered.ts'
import { standing } from '../payment/direct-debit/standing.ts'
import type { Database } from './database.ts'
import type { PostgresJobQueue } from './jobs/job-queue.ts'
import { whyNotWritten } from './plan/refusals.ts'
import { onlyMessage, writeMessage, writePlan } from './plan/write-plan.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'
import { inTransaction } from './transaction.ts'

/**
 * How long a sweeper may be at work on a deadline before another one takes it over, in seconds;
 * twice as long each time that it still stands after that, as one that is refused does.
 */
const CLAIM_S = 60
const CLAIM_MAX_S = 6 * 3_600

const loadedRow = {
  stored: sqlType.json<StoredOf<Name>>(),
  version: sqlType.integer(),
  overdue: sqlType.text<Due>().array(),
  nextDue: sqlType.timestamptz().nullable(),
}

const loadFrom = (table: string, lifecycle: Name, id = sqlType.uuid()) =>
  statement({
    name: `${table}_load`,
    values: { now: sqlType.timestamptz(), id },
    columns: loadedRow,
    text: `select json_build_object('state', state, 'context', context) as stored, version, array(
      select name from deadline
      where lifecycle = '${lifecycle}' and entity_id = at.id::text and due_at <= :now
      order by due_at, name
    ) as overdue, (
      select min(due_at) from deadline
      where lifecycle = '${lifecycle}' and entity_id = at.id::text and due_at > :now
    ) as "nextDue"
    from ${table} at where id = :id`,
  })
/** The messages are many and their states few: what a message is can be told from its row. */
const loadMessage = statement({
  name: 'message_load',
  values: { id: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: loadedRow,
  text: `select json_build_object('state', m.state, 'context', json_build_object(
      'message', m.id, 'conversation', m.conversation_id,
      'from', case m.side when 'starter' then c.starter_id else c.receiver_id end,
      'to', case m.side when 'starter' then c.receiver_id else c.starter_id end,
      'cost', coalesce((
        select -e.credits from ledger_entry e
        join account reader on (reader.fictional or m.state = 'held')
          and reader.id = case m.side when 'starter' then c.receiver_id else c.starter_id end
        where e.operation = m.id and e.reason in ('message', 'gift', 'photo')
          and e.balance_after is not null
      ), 0),
      'isAnswered', ${isAnswered('m')},
      'owesAnswer', m.state = 'held' and exists (
        select from account reader where reader.fictional
          and reader.id = case m.side when 'starter' then c.receiver_id else c.starter_id end)
    )) as stored, m.version, array(
      select name from deadline
      where lifecycle = 'message' and entity_id = m.id::text and due_at <= :now
    ) as overdue, (
      select min(due_at) from deadline
      where lifecycle = 'message' and entity_id = m.id::text and due_at > :now
    ) as "nextDue"
  from message m join conversation c on c.id = m.conversation_id
  where m.id = :id`,
})
/** A signed one is ended by more than its own moves. */
const loadMandate = statement({
  name: 'debit_mandate_load',
  values: { id: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: loadedRow,
  text: `select json_build_object('state', ${standing}, 'context', d.context) as stored, d.version,
    array(
      select name from deadline
      where lifecycle = 'mandate' and entity_id = d.id::text and due_at <= :now
      order by due_at, name
    ) as overdue, (
      select min(due_at) from deadline
      where lifecycle = 'mandate' and entity_id = d.id::text and due_at > :now
    ) as "nextDue"
  from debit_mandate d left join mandate m on m.id = d.id
  where d.id = :id`,
})
const loads = {
  account: loadFrom('account', 'account'),
  signIn: loadFrom('sign_in', 'signIn', sqlType.text()),
  payment: loadFrom('payment', 'payment'),
  conversation: loadFrom('conversation', 'conversation'),
  discount: loadFrom('discount', 'discount'),
  timeBonus: loadFrom('time_bonus', 'timeBonus'),
  message: loadMessage,
  moderationCase: loadFrom('moderation_case', 'moderationCase'),
  restriction: loadFrom('restriction', 'restriction'),
  photo: loadFrom('photo_review', 'photo'),
  approval: loadFrom('approval', 'approval'),
  mandate: loadMandate,
}

const takeOverdue = statement({
  name: 'deadline_take',
  values: {
    now: sqlType.timestamptz(),
    claimS: sqlType.double(),
    claimMaxS: sqlType.double(),
    limit: sqlType.bigint(),
  },
  columns: {
    to: sqlType.text<Name>(),
    id: sqlType.text(),
    name: sqlType.text<Due>(),
  },
  text: `update deadline d set tries = d.tries + 1, claimed_until = :now::timestamptz
    + make_interval(secs => least(:claimS * 2 ^ least(d.tries, 20), :claimMaxS))
  from (
    select lifecycle, entity_id, name from deadline
    where due_at <= :now and (claimed_until is null or claimed_until <= :now)
    order by due_at limit :limit
    for update skip locked
  ) due
  where d.lifecycle = due.lifecycle and d.entity_id = due.entity_id and d.name = due.name
  returning d.lifecycle as to, d.entity_id as id, d.name`,
})

/** The LifecycleStore port: one statement for a message, a transaction for any other plan. */
export const lifecycleStore = (db: Database, jobQueue: PostgresJobQueue): LifecycleStore => ({
  load: async <N extends Name>(to: N, id: string, now: Date) => {
    const [row] = await loads[to](db.pool, { id, now })
    return row ? { ...row, stored: row.stored as StoredOf<N> } : null
  },
  write: async (plan, how) => {
    const message = onlyMessage(plan, how)
    try {
      if (message) return await writeMessage(db.pool, message, plan.posts, how.now)
      return await inTransaction(db, (client) => writePlan(client, plan, how, jobQueue.putWithin))
    } catch (error) {
      const why = whyNotWritten(error)
      if (why) return { written: false, why }
      throw error
    }
  },
  takeOverdue: (now, limit) =>
    takeOverdue(db.pool, { now, claimS: CLAIM_S, claimMaxS: CLAIM_MAX_S, limit }),
})
