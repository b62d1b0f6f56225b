import { Migration } from '@mikro-orm/migrations'

export class AccountsOfStaff extends Migration {
  override up(): void {
    this.addSql('alter table account add column staff boolean not null default false')
  }
}
