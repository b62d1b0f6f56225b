import { Migration } from '@mikro-orm/migrations'

export class Sites extends Migration {
  override up(): void {
    this.addSql(`
      create table site (
        id text not null,
        hosts text[] not null,
        settings jsonb not null,
        company jsonb not null,
        vat_basis_points int not null,
        regions jsonb not null,
        primary key (id)
      )`)
    this.addSql(`
      create table bundle (
        site_id text not null,
        id text not null,
        credits int not null,
        minor int not null,
        currency text not null,
        primary key (site_id, id),
        constraint bundle_credits_check check (credits > 0),
        constraint bundle_minor_check check (minor > 0),
        constraint bundle_currency_check check (currency in ('EUR', 'DKK', 'SEK',
          'NOK', 'PLN', 'CHF', 'GBP', 'USD')),
        constraint bundle_site_id_foreign foreign key (site_id) references site (id)
      )`)
  }
}
