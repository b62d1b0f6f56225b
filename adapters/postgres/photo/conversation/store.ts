import { PHOTO_PENDING_MS } from '#core/kernel/retention.ts'
import type { ChatPhotoStore } from '#core/photo/conversation/ports.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'
import { notBlocked } from '../../platform/visibility.ts'
import { removedFrom } from '../removed.ts'

type Status = 'pending' | 'ready' | 'sent' | 'removed'

const insert = statement({
  name: 'chat_photo_insert',
  values: {
    id: sqlType.uuid(),
    account: sqlType.uuid(),
    name: sqlType.text(),
    now: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into chat_photo (id, account_id, name, status, at)
  values (:id, :account, :name, 'pending', :now)
  on conflict (id) do nothing returning id`,
})

const known = statement({
  name: 'chat_photo_known',
  values: {
    id: sqlType.uuid(),
    account: sqlType.uuid(),
    name: sqlType.text(),
  },
  columns: { status: sqlType.text<Status>(), same: sqlType.boolean() },
  text: `select status, account_id = :account and name = :name as same
  from chat_photo where id = :id`,
})

const finish = statement({
  name: 'chat_photo_finish',
  values: { id: sqlType.uuid(), account: sqlType.uuid() },
  text: `update chat_photo set status = 'ready'
  where id = :id and account_id = :account and status = 'pending'`,
})

const giveUp = statement({
  name: 'chat_photo_give_up',
  values: { id: sqlType.uuid(), account: sqlType.uuid() },
  text: `delete from chat_photo where id = :id and account_id = :account and status = 'pending'`,
})

/**
 * A photo for one of the two, as long as its message is in their conversation: not after a block,
 * not once it was removed, and not where this side has put the conversation away.
 */
const shownTo = (viewer: string) => `f.id = :id and f.status = 'sent' and m.state <> 'removed'
    and ${viewer} in (${notBlocked('starter')}, ${notBlocked('receiver')})
    and m.seq > case when c.starter_id = ${viewer} then c.starter_from else c.receiver_from end`

const viewed = statement({
  name: 'chat_photo_viewed',
  values: { viewer: sqlType.uuid(), id: sqlType.uuid() },
  columns: { name: sqlType.text(), clear: sqlType.boolean() },
  text: `select f.name, f.account_id = :viewer or f.opened_at is not null as clear
  from chat_photo f
  join message m on m.id = f.id
  join conversation c on c.id = m.conversation_id
  where ${shownTo(':viewer')}`,
})

const open = statement({
  name: 'chat_photo_open',
  values: { account: sqlType.uuid(), id: sqlType.uuid(), now: sqlType.timestamptz() },
  columns: { id: sqlType.uuid() },
  text: `update chat_photo f set opened_at = coalesce(f.opened_at, :now)
  from message m join conversation c on c.id = m.conversation_id
  where m.id = f.id and f.account_id <> :account and ${shownTo(':account')}
  returning f.id`,
})

const { takeRemoved, forget } = removedFrom('chat_photo', 'sent')

/** The ChatPhotoStore port. */
export const chatPhotoStore = ({ pool }: Database): ChatPhotoStore => ({
  begin: async ({ account, id, name, now }) => {
    if ((await insert(pool, { account, id, name, now })).length > 0) return 'begun'
    const [row] = await known(pool, { account, id, name })
    if (!row || (row.same && row.status === 'removed')) return 'going'
    if (!row.same) return 'key_reused'
    return row.status === 'pending' ? 'begun' : 'there'
  },
  finish: async (one) => void (await finish(pool, one)),
  giveUp: async (one) => void (await giveUp(pool, one)),
  open: async (one) => (await open(pool, one)).length > 0,
  findForViewer: async (query) => {
    const [row] = await viewed(pool, query)
    return row ? { name: row.name, isClear: row.clear } : null
  },
  takeRemoved: (now, limit) =>
    takeRemoved(pool, { before: new Date(now.getTime() - PHOTO_PENDING_MS), limit }),
  forget: async (ids) => void (await forget(pool, { ids })),
})
