import { Migration } from '@mikro-orm/migrations'

export class RefundsThatWereRefused extends Migration {
  override up(): void {
    // Of what was refused until now the people of each site were told, and nothing was kept.
    this.addSql(`
      update payment set context = context || '{"askedMinor": 0, "refusedMinor": 0}'
      where not context ? 'refusedMinor'`)
  }
}
