import { Migration } from '@mikro-orm/migrations'

export class DigestsOfMigrations extends Migration {
  override up(): void {
    this.addSql('alter table migration add column digest text')
  }
}
