import type { PersonalData } from '#core/account/ports.ts'
import { messagePage, wholeParts } from './archive-rows.ts'
import type { Database } from './database.ts'
import type { Queryable } from './statement.ts'

const NOWHERE = '00000000-0000-0000-0000-000000000000'

async function* messages(on: Queryable, account: string) {
  let place = { conversation: NOWHERE, seq: 0 }
  for (;;) {
    const page = await messagePage(on, { account, ...place })
    const last = page.at(-1)
    if (!last) return
    yield page.map(({ row }) => row)
    place = { conversation: last.conversation, seq: last.seq }
  }
}

async function* whole(part: keyof typeof wholeParts, on: Queryable, account: string) {
  yield (await wholeParts[part](on, { account })).map(({ row }) => row)
}

/** The PersonalData port. */
export const personalData = ({ pool, tables }: Database): PersonalData => ({
  rows: (account, part) =>
    part === 'messages' ? messages(pool, account) : whole(part, pool, account),
  photos: async (account) => {
    const own = await tables
      .selectFrom('photo')
      .select(['id', 'name'])
      .where('account_id', '=', account)
      .where('status', 'in', ['active', 'waiting', 'withheld'])
      .orderBy('position')
      .orderBy('id')
      .execute()
    const sent = await tables
      .selectFrom('chat_photo')
      .select(['id', 'name'])
      .where('account_id', '=', account)
      .where('status', 'in', ['ready', 'sent'])
      .orderBy('at')
      .execute()
    return [...own, ...sent]
  },
})
