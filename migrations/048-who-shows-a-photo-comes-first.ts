import { Migration } from '@mikro-orm/migrations'

export class WhoShowsAPhotoComesFirst extends Migration {
  override up(): void {
    this.addSql(`
      alter table profile add column pictured boolean not null
        generated always as (coalesce(main_image ->> 'status' = 'active', false)) stored`)
    this.addSql('drop index profile_search_index')
    this.addSql(`
      create index profile_search_index on profile (site_id, gender, pictured desc, last_seen desc,
        account_id) where status = 'active' and confirmed and visible`)
  }
}
