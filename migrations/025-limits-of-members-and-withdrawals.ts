import { Migration } from '@mikro-orm/migrations'

const currencies = `('EUR', 'DKK', 'SEK', 'NOK', 'PLN', 'CHF', 'GBP', 'USD')`

export class LimitsOfMembersAndWithdrawals extends Migration {
  override up(): void {
    this.addSql(`
      create table spending_limit (
        account_id uuid not null,
        period text not null,
        minor int,
        currency text,
        next_minor int,
        next_currency text,
        next_at timestamptz,
        primary key (account_id, period),
        constraint spending_limit_period_check check (period in ('day', 'week', 'month')),
        constraint spending_limit_minor_check check (minor >= 0),
        constraint spending_limit_currency_check check (currency in ${currencies}),
        constraint spending_limit_next_minor_check check (next_minor >= 0),
        constraint spending_limit_next_currency_check check (next_currency in ${currencies}),
        constraint spending_limit_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql('alter table payment add column withdrawal jsonb')
  }
}
