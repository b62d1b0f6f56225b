import { Migration } from '@mikro-orm/migrations'

export class WhoWorksHereIsFoundByAnIndex extends Migration {
  override up(): void {
    this.addSql(`
      create index account_staff_index on account (site_id) where staff_role is not null`)
  }
}
