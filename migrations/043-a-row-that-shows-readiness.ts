import { Migration } from '@mikro-orm/migrations'

export class ARowThatShowsReadiness extends Migration {
  override up(): void {
    this.addSql(`
      create table readiness (
        name text primary key,
        tried_at timestamptz not null
      )`)
  }
}
