import type { ChatStore, NoticeDue } from '#core/chat/ports.ts'
import type { Database } from '../platform/database.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Handed out again after a while, should the worker have died with it: twice in all. */
const HANDED_MAX = 2
const AGAIN_MS = 5 * 60_000

const isDue = '(fictional and since <= :fictional or not fictional and since <= :people)'

const lock = statement({
  name: 'notice_lock',
  values: {
    fictional: sqlType.timestamptz(),
    people: sqlType.timestamptz(),
    limit: sqlType.bigint(),
  },
  columns: { conversation: sqlType.uuid(), account: sqlType.uuid() },
  text: `select conversation_id as conversation, account_id as account from notice_due
  where account_id in (
    select account_id from notice_due where ${isDue}
    group by account_id order by min(since) limit :limit
  ) and ${isDue}
  for update skip locked`,
})

/** Runs after the locks are held, and so sees every message that they were taken for. */
const hand = statement({
  name: 'notice_hand',
  values: {
    conversations: sqlType.uuid().array(),
    accounts: sqlType.uuid().array(),
    again: sqlType.timestamptz(),
  },
  columns: {
    account: sqlType.uuid(),
    fictional: sqlType.boolean(),
    id: sqlType.uuid(),
    sender: sqlType.uuid(),
    last_seq: sqlType.integer(),
    last_body: sqlType.text(),
  },
  text: `with due as (
    select n.conversation_id, n.account_id,
      c.starter_id = n.account_id as is_starter,
      case when c.starter_id = n.account_id then c.receiver_id else c.starter_id end as other,
      case when c.starter_id = n.account_id then c.starter_unread else c.receiver_unread end > 0
        and n.handed < ${HANDED_MAX} as waits
    from unnest(:conversations::uuid[], :accounts::uuid[]) as taken (conversation_id, account_id)
    join notice_due n using (conversation_id, account_id)
    join conversation c on c.id = n.conversation_id
  ), done as (
    delete from notice_due n using due
    where n.conversation_id = due.conversation_id and n.account_id = due.account_id
      and not due.waits
  ), handed as (
    update notice_due n set handed = n.handed + 1, since = :again from due
    where n.conversation_id = due.conversation_id and n.account_id = due.account_id and due.waits
  )
  select due.account_id as account, p.fictional, due.conversation_id as id, due.other as sender,
    last.seq as last_seq, last.body as last_body
  from due
  join profile p on p.account_id = due.account_id
  cross join lateral (
    select seq, body from message m
    where m.conversation_id = due.conversation_id
      and m.side = case when due.is_starter then 'receiver' else 'starter' end
    order by seq desc limit 1
  ) last
  where due.waits
  order by due.account_id, last.seq`,
})

/** Accounts that have to be told of unread messages; nobody else gets them at the same time. */
export const takeNoticeDue = (
  db: Database,
  now: Date,
  waited: { fictionalMs: number; peopleMs: number },
  limit: number,
): ReturnType<ChatStore['takeNoticeDue']> =>
  inTransaction(db, async (client) => {
    const fictional = new Date(now.getTime() - waited.fictionalMs)
    const people = new Date(now.getTime() - waited.peopleMs)
    const locked = await lock(client, { fictional, people, limit })
    if (locked.length === 0) return []
    const rows = await hand(client, {
      conversations: locked.map(({ conversation }) => conversation),
      accounts: locked.map(({ account }) => account),
      again: new Date(now.getTime() + AGAIN_MS),
    })
    const byAccount = Map.groupBy(rows, ({ account }) => account)
    return [...byAccount.values()].map(
      (mine): NoticeDue => ({
        account: mine[0]?.account ?? '',
        fictional: mine[0]?.fictional ?? false,
        conversations: mine.map((row) => ({
          id: row.id,
          sender: row.sender,
          lastSeq: row.last_seq,
          lastBody: row.last_body,
        })),
      }),
    )
  })
