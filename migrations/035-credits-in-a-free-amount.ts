import { Migration } from '@mikro-orm/migrations'

export class CreditsInAFreeAmount extends Migration {
  override up(): void {
    this.addSql(`
      alter table bundle
        add column times_from int null,
        add column times_to int null,
        add constraint bundle_times_check check (num_nulls(times_from, times_to) = 2
          or (times_from > 0 and times_to >= times_from))`)
  }
}
