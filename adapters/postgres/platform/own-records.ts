import type { OwnRecords } from '#core/kernel/ports.ts'
import type { Database } from './database.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

const recordedIn = (name: string, rows: string) =>
  statement({
    name: `own_record_${name}`,
    values: { id: sqlType.uuid(), account: sqlType.uuid() },
    columns: { exists: sqlType.boolean() },
    text: `select exists (select from ${rows})`,
  })

const ownRow = 'id = :id and account_id = :account'

const statements = {
  'POST /api/message.php': recordedIn(
    'message',
    `message m join conversation c on c.id = m.conversation_id
    where m.id = :id
      and :account = case m.side when 'starter' then c.starter_id else c.receiver_id end`,
  ),
  'POST /api/order.php': recordedIn('order', `payment where ${ownRow}`),
  'POST /api/direct-debit.php': recordedIn('mandate', `debit_mandate where ${ownRow}`),
  'PUT /api/direct-debit.php': recordedIn(
    'signature',
    `debit_mandate where ${ownRow} and signed_at is not null`,
  ),
  'POST /api/photos.php': recordedIn('photo', `photo where ${ownRow}`),
  'POST /api/chat-photo.php': recordedIn('chat_photo', `chat_photo where ${ownRow}`),
}

const isRecorded = (call: string): call is keyof typeof statements =>
  Object.hasOwn(statements, call)

/** The OwnRecords port. */
export const ownRecords = ({ pool }: Database): OwnRecords => ({
  has: async (call, by) => {
    if (!isRecorded(call)) return false
    const [row] = await statements[call](pool, by)
    return row?.exists === true
  },
})
