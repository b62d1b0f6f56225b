import { Migration } from '@mikro-orm/migrations'

/** A page of what happened is read from indexes in its order, however much there is. */
export class HappeningsByPage extends Migration {
  override up(): void {
    this.addSql(`
      create index visit_visited_id_at_visitor_id_index on visit (visited_id, at, visitor_id)`)
    this.addSql('drop index visit_visited_id_at_index')
    this.addSql(`
      create index payment_account_completed_index on payment (account_id, completed_at, id)
        where completed_at is not null`)
    this.addSql(`
      create index session_account_id_created_at_id_index on session (account_id, created_at, id)`)
    this.addSql('drop index session_account_id_index')
  }
}
