import type { Database } from '../platform/database.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { inTransaction } from '../platform/transaction.ts'

const ofCase = { id: sqlType.uuid() }

const eraseEvidence = statement({
  name: 'moderation_evidence_erase',
  values: ofCase,
  text: 'delete from moderation_evidence where case_id = :id',
})

/** That it was reported, when and why stays, for the figures; nobody's words and names do. */
const eraseReports = statement({
  name: 'moderation_report_erase',
  values: ofCase,
  text: `update moderation_report set words = '', passage = '', mail = '', name = '', place = '',
    source = ''
  where case_id = :id`,
})

const eraseAppeals = statement({
  name: 'moderation_appeal_erase',
  values: ofCase,
  text: `update moderation_appeal set words = '' where case_id = :id`,
})

/** What is known of who has left is that something was decided, and by which rule. */
const eraseFacts = statement({
  name: 'moderation_statement_erase',
  values: ofCase,
  text: `update moderation_statement s set facts = '' from account a
  where s.case_id = :id and a.id = s.account_id and a.state = '"erased"'`,
})

/** What is still removed by it is gone for good. */
const eraseKept = statement({
  name: 'restriction_kept_erase',
  values: ofCase,
  columns: { about: sqlType.uuid().nullable() },
  text: `with gone as (
    update restriction set kept = null where case_id = :id returning kind, about, in_force
  ), unseen as (
    update photo set status = 'removed' from gone
    where gone.kind = 'photo_removed' and gone.in_force and photo.id = gone.about
      and photo.status = 'withheld'
  )
  select about from gone where kind = 'message_removed' and in_force and about is not null`,
})

/** What was reported goes, in one transaction. */
export const eraseCase = (db: Database, id: string) =>
  inTransaction(db, async (client) => {
    const messages = await eraseKept(client, { id })
    for (const erase of [eraseEvidence, eraseReports, eraseAppeals, eraseFacts]) {
      await erase(client, { id })
    }
    return { messages: messages.flatMap(({ about }) => (about === null ? [] : [about])) }
  })
