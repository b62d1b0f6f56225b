import { Migration } from '@mikro-orm/migrations'

/** One row: the last measurement of the books, and when a server may take the next. */
export class MeasuredBooks extends Migration {
  override up(): void {
    this.addSql(`
      create table books_measurement (
        name text not null,
        ledger_sum double precision not null,
        wallets_off integer not null,
        measured_at timestamptz,
        next_at timestamptz not null,
        primary key (name)
      )`)
    this.addSql(`insert into books_measurement values ('books', 0, 0, null, 'epoch')`)
  }
}
