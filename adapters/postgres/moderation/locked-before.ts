import type { ModerationStore } from '#core/moderation/ports.ts'
import { mayLock } from '#core/moderation/rules.ts'
import { NotWritten } from '../platform/plan/refusals.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'

type Before = ModerationStore['lockedBefore']

/** A report and its lock are one write, at one moment; who joins what is locked locks nothing. */
const isByReport = 'p.case_id = r.case_id and p.locked_at = r.at'

const today = statement({
  name: 'moderation_locked_today',
  values: { reporter: sqlType.uuid(), since: sqlType.timestamptz() },
  columns: { locked: sqlType.integer() },
  text: `select count(*)::int as locked
  from moderation_report r join photo_review p on ${isByReport}
  where r.reporter_id = :reporter and r.at > :since`,
})

const freed = statement({
  name: 'moderation_locked_before',
  values: { reporter: sqlType.uuid().nullable(), pictures: sqlType.uuid().array() },
  columns: { id: sqlType.uuid() },
  text: `select p.id from photo_review p join moderation_report r on ${isByReport}
  where p.id = any(:pictures) and r.reporter_id is not distinct from :reporter
    and p.status not in ('locked', 'handedOver', 'destroyed')`,
})

const wrong = statement({
  name: 'moderation_locks_wrong',
  values: { reporter: sqlType.uuid().nullable(), source: sqlType.text().nullable() },
  columns: { reports: sqlType.integer() },
  text: `select count(*)::int as reports
  from moderation_report r join moderation_case c on c.id = r.case_id
  where (r.reporter_id = :reporter or r.source <> '' and r.source = :source)
    and r.reason = 'child_abuse'
    and (c.context ->> 'decision' = 'nothing_found' or c.status = 'overturned')`,
})

/** Whether picture `p` is locked for a day at most, by a notice that weighs little alone. */
const isForTerm = `p.status = 'locked' and p.state ->> 'locked' = 'forTerm'`

/** Profiles of all sites with such pictures. */
export const profilesLockedForTerm = `select count(distinct p.account_id)::int as profiles
  from photo_review p where ${isForTerm}`

export const lockedForTerm = statement({
  name: 'moderation_locked_for_term',
  values: { site: sqlType.text() },
  columns: { profiles: sqlType.integer() },
  text: `${profilesLockedForTerm}
    and exists (select from account a where a.id = p.account_id and a.site_id = :site)`,
})

/** Until the transaction ends no other report of this member counts what their word has locked. */
const holdWord = statement({
  name: 'moderation_word_hold',
  values: { reporter: sqlType.uuid() },
  text: `with hold as materialized (
    select pg_advisory_xact_lock(hashtextextended('lock ' || :reporter::uuid::text, 0))
  )
  select from hold`,
})

export const lockedBefore = async (
  on: Queryable,
  { reporter, source, since, pictures }: Parameters<Before>[0],
): ReturnType<Before> => {
  const counted = reporter ? await today(on, { reporter, since }) : []
  const rows = await freed(on, { reporter, pictures })
  const [before] = await wrong(on, { reporter, source })
  return {
    today: counted[0]?.locked ?? 0,
    freed: rows.map(({ id }) => id),
    wrong: before?.reports ?? 0,
  }
}

/** Within the write of a report that locks: refused where others have used the word up meanwhile. */
export const takeLock = async (on: Queryable, of: { reporter: string; since: Date }) => {
  await holdWord(on, of)
  const [row] = await today(on, of)
  if (!mayLock({ today: row?.locked ?? 0 })) throw new NotWritten('conflict')
}
