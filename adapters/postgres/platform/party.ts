import type { Concern } from '#core/moderation/values.ts'
import type { Database } from './database.ts'
import { accountIn } from './desk-log.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

/**
 * The accounts on which this member of staff may not act (MOD-14): their own, accounts that they
 * reported or that reported them, and, unless they are an administrator, accounts of colleagues. It
 * does not depend on the row that it is compared with, so that PostgreSQL reads it once.
 */
const barredFrom = (actor: string) => `array(
    select ${actor}
    union all
    select c.accused_id from moderation_report r join moderation_case c on c.id = r.case_id
    where r.reporter_id = ${actor}
    union all
    select r.reporter_id from moderation_case c join moderation_report r on r.case_id = c.id
    where c.accused_id = ${actor}
    union all
    select colleague.id from account me
    join account colleague on colleague.site_id = me.site_id and colleague.staff_role is not null
    where me.id = ${actor} and me.staff_role <> 'admin'
  )`

/** Whether `:actor` may not act on the account in this column. */
export const isBarredFrom = (account: string) =>
  `coalesce(${account} = any (${barredFrom(accountIn(':actor'))}), false)`

/** Whether this member of staff is a party to case `c`: its accused is barred, or they reported it. */
export const isParty = `(${isBarredFrom('c.accused_id')} or coalesce(${accountIn(':actor')} = any (array(
    select r.reporter_id from moderation_report r
    where r.case_id = c.id and r.reporter_id is not null
  )), false))`

const barred = (name: Concern, table: string, isBarred: string, id = ':id') =>
  statement({
    name: `staff_barred_${name}`,
    values: { id: sqlType.uuid(), actor: sqlType.text() },
    columns: { is: sqlType.boolean() },
    text: `select coalesce(bool_or(${isBarred}), false) as is from ${table} c where c.id = ${id}`,
  })

const caseOfEvidence = '(select e.case_id from moderation_evidence e where e.id = :id)'
const ofOwner = isBarredFrom('c.account_id')
const ofEither = `${isBarredFrom('c.starter_id')} or ${isBarredFrom('c.receiver_id')}`

const statements: Record<Concern, ReturnType<typeof barred>> = {
  account: barred('account', 'account', isBarredFrom('c.id')),
  payment: barred('payment', 'payment', ofOwner),
  photo: barred('photo', 'photo', ofOwner),
  approval: barred('approval', 'approval', ofOwner),
  case: barred('case', 'moderation_case', isParty),
  evidence: barred('evidence', 'moderation_case', isParty, caseOfEvidence),
  conversation: barred('conversation', 'conversation', ofEither),
}

/** Whether this member of staff may not act on what the id names. */
export const isBarred = async (
  { pool }: Database,
  { concern, id, actor }: { concern: Concern; id: string; actor: string },
): Promise<boolean> => (await statements[concern](pool, { id, actor }))[0]?.is === true
