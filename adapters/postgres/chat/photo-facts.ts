import type { ChatStore } from '#core/chat/ports.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

/** Whether this account takes photos in conversations: who has chosen nothing does. */
export const takesPhotos = (account: string) => `not exists (
      select from meeting_choice choice where choice.account_id = ${account} and choice.no_photos
    )`

/** One that is sent already was so by the same call, which is told so when it looks again. */
const facts = statement({
  name: 'chat_photo_facts',
  values: { sender: sqlType.uuid(), recipient: sqlType.uuid(), message: sqlType.uuid() },
  columns: { uploaded: sqlType.boolean(), welcome: sqlType.boolean() },
  text: `select ${takesPhotos(':recipient')} as welcome, exists (
    select from chat_photo
    where id = :message and account_id = :sender and status in ('ready', 'sent')
  ) as uploaded`,
})

const welcome = statement({
  name: 'chat_takes_photos',
  values: { account: sqlType.uuid() },
  columns: { welcome: sqlType.boolean() },
  text: `select ${takesPhotos(':account')} as welcome`,
})

export const photoFacts = async (
  on: Queryable,
  query: Parameters<ChatStore['photoFacts']>[0],
): ReturnType<ChatStore['photoFacts']> => {
  const [row] = await facts(on, query)
  return { isUploaded: row?.uploaded === true, isWelcome: row?.welcome === true }
}

export const takesPhotosOf = async (on: Queryable, account: string): Promise<boolean> =>
  (await welcome(on, { account }))[0]?.welcome === true
