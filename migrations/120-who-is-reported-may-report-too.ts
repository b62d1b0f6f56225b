import { Migration } from '@mikro-orm/migrations'

/**
 * Of one conversation either side may be reported: these are two cases. `coalesce`: of what nobody
 * stands accused, one case is open as before.
 */
export class WhoIsReportedMayReportToo extends Migration {
  override up(): void {
    this.addSql('drop index moderation_case_subject_unique')
    this.addSql(`
      create unique index moderation_case_subject_unique
        on moderation_case (subject, subject_id, coalesce(accused_id, '00000000-0000-0000-0000-000000000000'))
        where status in ('open', 'claimed')`)
  }
}
