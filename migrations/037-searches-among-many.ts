import { Migration } from '@mikro-orm/migrations'

export class SearchesAmongMany extends Migration {
  override up(): void {
    // Who seeks whom is counted from the index, and the few fictional ones without all the others.
    this.addSql('drop index profile_count_index')
    this.addSql(`
      create index profile_count_index on profile (site_id, gender, born) include
        (fictional, seeks, country, region, account_id, status, confirmed, visible) where status =
        'active' and confirmed and visible`)
    this.addSql(`
      create index profile_fictional_index on profile (site_id, gender) where fictional and
        status = 'active' and confirmed and visible`)
  }
}
