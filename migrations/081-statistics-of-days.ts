import { Migration } from '@mikro-orm/migrations'

/**
 * Each day of a site, counted once. Entries and messages are written in the order of their time, so
 * that those of a day are found by the ranges of their pages.
 */
export class StatisticsOfDays extends Migration {
  override up(): void {
    this.addSql(`
      create table day_statistics (
        site_id text not null,
        day date not null,
        statistics jsonb not null,
        made_at timestamptz not null,
        primary key (site_id, day),
        constraint day_statistics_site_id_foreign foreign key (site_id) references site (id)
      )`)
    this.addSql('create index ledger_entry_at_index on ledger_entry using brin (at)')
    this.addSql('create index message_at_index on message using brin (at)')
  }
}
