import { Migration } from '@mikro-orm/migrations'

export class Markets extends Migration {
  override up(): void {
    this.addSql('alter table site add column markets jsonb')
    // Each country of a site goes on with the currency that its messages were priced in.
    this.addSql(`
      update site set markets = coalesce((
        select jsonb_object_agg(country, jsonb_build_object(
          'currency', coalesce(settings #>> array['minimum_message_costs', country, 'currency'], 'EUR'),
          'vatBasisPoints', vat_basis_points))
        from jsonb_array_elements_text(coalesce(settings -> 'countries', '[]')) as country
      ), '{}')`)
    this.addSql('alter table site alter column markets set not null, drop column vat_basis_points')
    this.addSql('alter table bundle add column country text')
    this.addSql(`alter table account add column payment_country text not null default ''`)
    this.addSql(`
      update account set payment_country = coalesce(
        (select country from profile where account_id = account.id), '')`)
    this.addSql('alter table payment add column bank text')
  }
}
