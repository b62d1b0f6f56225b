import { Migration } from '@mikro-orm/migrations'

export class WaysOfPayingThatAreKept extends Migration {
  override up(): void {
    this.addSql(`
      create table mandate (
        id uuid not null,
        site_id text not null,
        account_id uuid not null,
        provider text not null,
        ref text not null,
        method text not null,
        live boolean not null,
        given_at timestamptz not null,
        consent text not null,
        ended_at timestamptz,
        reason text,
        tell_at timestamptz,
        tries int not null default 0,
        primary key (id),
        constraint mandate_method_check check (method in ('ideal', 'bancontact', 'eps', 'blik',
          'przelewy24', 'cartebancaire', 'dankort', 'postepay', 'nexi', 'mobilepay', 'swish',
          'twint', 'satispay', 'vipps', 'creditcard', 'visa', 'mastercard', 'applepay', 'paypal',
          'paysafecard', 'banktransfer', 'directdebit', 'maestro', 'sofort', 'giropay')),
        constraint mandate_reason_check
          check (reason in ('replaced', 'removed', 'refused', 'erased')),
        constraint mandate_site_id_foreign foreign key (site_id) references site (id),
        constraint mandate_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql('create index mandate_account_id_index on mandate (account_id)')
    this.addSql(`create unique index mandate_active_unique on mandate (account_id, provider, method)
      where ended_at is null`)
    this.addSql(`create index mandate_tell_index on mandate (tell_at) where tell_at is not null`)
    this.addSql(`
      alter table payment
        add column keeps text,
        add column mandate_id uuid,
        add constraint payment_mandate_id_foreign foreign key (mandate_id) references mandate (id)`)
  }
}
