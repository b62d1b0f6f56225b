import { Migration } from '@mikro-orm/migrations'

export class Payments extends Migration {
  override up(): void {
    this.addSql(`
      create table payment (
        id uuid not null,
        site_id text not null,
        account_id uuid not null,
        bundle text not null,
        credits int not null,
        method text not null,
        price jsonb not null,
        provider text not null,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        created_at timestamptz not null,
        completed_at timestamptz,
        asked int not null,
        next_ask_at timestamptz not null,
        ref text generated always as (context ->> 'ref') stored,
        is_open boolean generated always as ((state #>> '{}') in ('loading',
          'pending')) stored not null,
        primary key (id),
        constraint payment_provider_ref_unique unique (provider, ref),
        constraint payment_credits_check check (credits > 0),
        constraint payment_method_check check (method in ('ideal', 'bancontact',
          'creditcard', 'paypal', 'banktransfer')),
        constraint payment_site_id_foreign foreign key (site_id) references site (id),
        constraint payment_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql(`
      create index payment_account_id_created_at_index on payment (account_id, created_at desc)`)
    this.addSql(`
      create index payment_due_index on payment (next_ask_at) where is_open`)
    this.addSql(`
      create table webhook_inbox (
        id bigserial primary key,
        provider text not null,
        ref text not null,
        received_at timestamptz not null
      )`)
  }
}
