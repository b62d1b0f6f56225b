import { Migration } from '@mikro-orm/migrations'

export class WorkThatFailedIsReported extends Migration {
  override up(): void {
    // A report that waits for its mail is sent with what was known of its day.
    this.addSql(`
      update day_report set report = '{"failedJobs": []}'::jsonb || report where told_at is null`)
  }
}
