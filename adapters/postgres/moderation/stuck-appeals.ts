import { admission, staffRoles } from '#core/kernel/roles.ts'
import { ok } from '#core/kernel/verdict.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'

const moderators = staffRoles
  .filter((role) => admission('moderation', role) === ok)
  .map((role) => `'${role}'`)
  .join(', ')

/** Another than decided on case `c`, who is no party to it: as `mayClaim` has it. */
const mayReview = `a.site_id = c.site_id and a.staff_role in (${moderators}) and a.may_enter
    and a.id::text is distinct from c.decided_by and a.id is distinct from c.accused_id
    and not exists (
      select from moderation_report r where r.case_id = c.id and r.reporter_id = a.id
    )`

/** Whether case `c` is an objection that nobody who works there may decide on. */
export const isStuck = `c.status = 'appealed' and not exists (select from account a where ${mayReview})`

/** How many objections of a site nobody may decide on. */
export const stuckAppeals = statement({
  name: 'desk_stuck_appeals',
  values: { site: sqlType.text() },
  columns: { appeals: sqlType.integer() },
  text: `select count(*)::int as appeals from moderation_case c where c.site_id = :site and ${isStuck}`,
})
