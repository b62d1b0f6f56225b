import { Migration } from '@mikro-orm/migrations'

/** Nobody stands on a page on which visitors land who has not said so. */
export class WhoMayStandOutside extends Migration {
  override up(): void {
    this.addSql(
      'alter table meeting_choice add column shown_outside boolean not null default false',
    )
  }
}
