import { Migration } from '@mikro-orm/migrations'

/** What was brought in from an older log is numbered later than it happened: pages go by time. */
export class TheLogOfTheDeskByTime extends Migration {
  override up(): void {
    this.addSql('create index desk_log_at_id_index on desk_log (at, id)')
  }
}
