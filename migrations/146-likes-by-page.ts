import { Migration } from '@mikro-orm/migrations'

/** A page of likes is read from an index in its order, however many there are. */
export class LikesByPage extends Migration {
  override up(): void {
    this.addSql(`
      create index liking_from_id_at_to_id_index on liking (from_id, at, to_id)`)
    this.addSql(`
      create index liking_to_id_is_new_at_from_id_index on liking (to_id, is_new, at, from_id)`)
  }
}
