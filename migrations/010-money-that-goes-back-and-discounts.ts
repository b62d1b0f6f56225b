import { Migration } from '@mikro-orm/migrations'

export class MoneyThatGoesBack extends Migration {
  override up(): void {
    this.ledger()
    this.payments()
    this.discounts()
    this.bonuses()
    for (const table of ['move', 'deadline']) {
      this.addSql(`
        alter table ${table}
          drop constraint ${table}_lifecycle_check,
          add constraint ${table}_lifecycle_check check (lifecycle in ('account',
            'conversation', 'payment', 'signIn', 'discount', 'timeBonus'))`)
    }
  }

  ledger(): void {
    this.addSql(`
      alter table book
        drop constraint book_kind_check,
        add constraint book_kind_check check (kind in ('member', 'sales', 'spent', 'bonus', 'owed'))`)
    this.addSql(`
      insert into book (id, site_id, kind) select gen_random_uuid(), id, 'owed' from site`)
    this.addSql(`
      create or replace function open_house_books() returns trigger language plpgsql as $$
      begin
        insert into book (id, site_id, kind)
        select gen_random_uuid(), new.id, kind
        from unnest(array['sales', 'spent', 'bonus', 'owed']) as kind;
        return new;
      end $$`)
    this.addSql(`
      alter table ledger_entry
        drop constraint ledger_entry_reason_check,
        add constraint ledger_entry_reason_check check (reason in ('bundle', 'message',
          'signup', 'bundle_again', 'refund', 'chargeback'))`)
    this.addSql(`
      alter table wallet
        add column owed int not null default 0,
        add constraint wallet_owed_check check (owed >= 0)`)
  }

  payments(): void {
    // An order of before had no discount, and a paid one has granted what was ordered.
    this.addSql(`
      update payment set context = context || jsonb_build_object('discount', null, 'granted',
        case when state = '"completed"' then credits else 0 end)`)
    this.addSql('drop index payment_due_index')
    this.addSql(`
      alter table payment
        alter column next_ask_at drop not null,
        drop column is_open,
        add column is_open boolean generated always as ((state #>> '{}') in ('loading',
          'unknown', 'pending')) stored not null`)
    // A paid one is asked about for as long as a bank may take its money back.
    this.addSql(`
      update payment set asked = 0, next_ask_at = completed_at + interval '7 days'
      where completed_at is not null`)
    this.addSql(`
      update payment set next_ask_at = null
      where completed_at is null and asked >= 30
        or completed_at + interval '120 days' < next_ask_at or provider = 'sandbox'
        and context ->> 'ref' like 'demo-%'`)
    this.addSql(`
      create index payment_due_index on payment (next_ask_at) where next_ask_at is not null`)
  }

  discounts(): void {
    this.addSql(`
      create table discount_code (
        site_id text not null,
        code text not null,
        percent int not null,
        country text,
        account_id uuid,
        expires_at timestamptz,
        currency text,
        minimum_minor int not null default 0,
        status text not null default 'active',
        validity text not null default 'once_per_user',
        methods text[],
        first_purchase_only boolean not null default false,
        primary key (site_id, code),
        constraint discount_code_percent_check check (percent >= 1 and percent <= 99),
        constraint discount_code_currency_check check (currency in ('EUR', 'DKK', 'SEK',
          'NOK', 'PLN', 'CHF', 'GBP', 'USD')),
        constraint discount_code_minimum_minor_check check (minimum_minor >= 0),
        constraint discount_code_status_check check (status in ('active', 'disabled')),
        constraint discount_code_validity_check check (validity in ('once', 'once_per_user')),
        constraint discount_code_site_id_foreign foreign key (site_id) references site (id),
        constraint discount_code_account_id_foreign foreign key (account_id)
          references account (id)
      )`)
    this.addSql(`
      create table discount (
        id uuid not null,
        site_id text not null,
        code text not null,
        account_id uuid not null,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        primary key (id),
        constraint discount_site_id_foreign foreign key (site_id) references site (id),
        constraint discount_account_id_foreign foreign key (account_id) references account (id)
      )`)
  }

  bonuses(): void {
    this.addSql(`
      create table time_bonus (
        id uuid not null,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        primary key (id),
        constraint time_bonus_id_foreign foreign key (id) references account (id)
      )`)
  }
}
