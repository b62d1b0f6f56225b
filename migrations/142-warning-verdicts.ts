import { Migration } from '@mikro-orm/migrations'

/**
 * Counts of what receivers say of warnings, for the statistics of the desk. A row names a site, a
 * day, a kind and a verdict, and neither a member nor a message.
 */
export class WarningVerdicts extends Migration {
  override up(): void {
    this.addSql(`
      create table warning_verdict (
        site_id text not null
          constraint warning_verdict_site_id_foreign references site (id),
        day date not null,
        kind text not null check (kind in (
          'threat', 'bank_account', 'identity', 'crypto', 'money', 'phone', 'mail', 'elsewhere'
        )),
        verdict text not null check (verdict in ('fine', 'right')),
        times integer not null check (times > 0),
        primary key (site_id, day, kind, verdict)
      )`)
  }
}
