import { fictionActOf } from '#core/fiction/acts.ts'
import type { FictionStore } from '#core/fiction/ports.ts'
import type { Answerer } from '#core/fiction/values.ts'
import type { Database } from '../platform/database.ts'
import { logAct } from '../platform/desk-log.ts'
import { tablesIn } from '../platform/orm.ts'
import { rememberAnswer } from '../platform/plan/remember.ts'
import { writing } from '../platform/plan/writing.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'
import { changeProfile, createProfile, profilesOf } from './profiles.ts'
import { claimTalk, noteAuthor, queueOf, talkOf } from './talks.ts'

const there = statement({
  name: 'fiction_there',
  values: { site: sqlType.text(), id: sqlType.uuid() },
  columns: { id: sqlType.uuid() },
  text: `select id from account
  where id = :id and site_id = :site and fictional and state <> '"erased"'::jsonb`,
})

const answerer = statement({
  name: 'fiction_answerer',
  values: { id: sqlType.uuid() },
  columns: { answers: sqlType.text<Answerer>() },
  text: `select coalesce(f.answers, 'staff') as answers from account a
  left join fictional_profile f on f.account_id = a.id
  where a.id = :id and a.fictional`,
})

/** The FictionStore port. */
export const fictionStore = (db: Database): FictionStore => {
  const write = writing(db)
  return {
    profiles: (site, now) => profilesOf(db.pool, site, now),
    create: (made) => write((on) => createProfile(on, made)),
    change: (changed) => write((on) => changeProfile(on, changed)),
    isThere: async (site, id) => (await there(db.pool, { site, id })).length > 0,
    answererOf: async (id) => (await answerer(db.pool, { id }))[0]?.answers ?? null,
    queue: (query) => queueOf(db.pool, query),
    talk: (query) => talkOf(db.pool, query),
    claim: (taken) =>
      inTransaction(db, async (on) => {
        const isTaken = await claimTalk(on, taken)
        const { staff, conversation, now, isHeld } = taken
        if (isTaken && !isHeld) {
          await logAct(on, { ...fictionActOf(staff, 'taken', conversation), now })
        }
        return isTaken
      }),
    release: ({ conversation, staff, now, isLogged }) =>
      inTransaction(db, async (on) => {
        const { numDeletedRows } = await tablesIn(on)
          .deleteFrom('answer_claim')
          .where('conversation_id', '=', conversation)
          .where('staff_id', '=', staff)
          .executeTakeFirst()
        if (isLogged && numDeletedRows > 0n)
          await logAct(on, { ...fictionActOf(staff, 'released', conversation), now })
      }),
    noteAuthor: (answer) => noteAuthor(db.pool, answer),
    authorOf: async (message) =>
      (await db.tables
        .selectFrom('staff_answer')
        .select(['staff_id as staff', 'conversation_id as conversation'])
        .where('message_id', '=', message)
        .executeTakeFirst()) ?? null,
    remember: (record, now) => write((on) => rememberAnswer(on, record, now)),
  }
}
