import { Migration } from '@mikro-orm/migrations'

export class DaysOfMoney extends Migration {
  override up(): void {
    this.addSql(`
      create table day_report (
        site_id text not null,
        day date not null,
        report jsonb not null,
        made_at timestamptz not null,
        told_at timestamptz,
        primary key (site_id, day),
        constraint day_report_site_id_foreign foreign key (site_id) references site (id)
      )`)
    this.addSql(`create index day_report_untold_index on day_report (day) where told_at is null`)
    this.addSql(`
      create index payment_created_index on payment (site_id, created_at)`)
    this.addSql(`
      create index payment_completed_index on payment (site_id, completed_at)
        where completed_at is not null`)
    this.addSql(`
      create index ledger_entry_money_index on ledger_entry (at)
        where reason in ('bundle', 'bundle_again', 'refund', 'chargeback')`)
  }
}
