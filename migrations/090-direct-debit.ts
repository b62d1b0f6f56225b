import { Migration } from '@mikro-orm/migrations'

export class DirectDebit extends Migration {
  override up(): void {
    // The IBAN is sealed by a key that is not here, and forgotten once the provider has it.
    this.addSql(`
      create table debit_mandate (
        id uuid not null,
        site_id text not null
          constraint debit_mandate_site_id_foreign references site (id),
        account_id uuid not null
          constraint debit_mandate_account_id_foreign references account (id),
        provider text not null,
        live boolean not null,
        bundle text not null,
        minor int not null,
        currency text not null,
        holder text not null,
        street text not null,
        house_number text not null,
        zip text not null,
        city text not null,
        sealed_iban text,
        iban_country text not null,
        iban_end text not null,
        phone_end text not null,
        text text not null,
        reference text not null,
        mark text not null,
        tries int not null default 0,
        sent_at timestamptz not null,
        signed_at timestamptz,
        primary key (id),
        constraint debit_mandate_reference_unique unique (reference),
        constraint debit_mandate_minor_check check (minor > 0),
        constraint debit_mandate_sealed_check check (signed_at is null or sealed_iban is null)
      )`)
    this.addSql('create index debit_mandate_account_id_index on debit_mandate (account_id)')
    this.addSql(`create index debit_mandate_unsigned_index on debit_mandate (sent_at)
      where signed_at is null`)
    this.addSql(`
      create table debit_lift (
        account_id uuid not null
          constraint debit_lift_account_id_foreign references account (id),
        at timestamptz not null,
        by_id uuid not null
          constraint debit_lift_by_id_foreign references account (id),
        reason text not null,
        primary key (account_id, at)
      )`)
    this.addSql(`create index payment_direct_debit_index on payment (account_id)
      where method = 'directdebit'`)
    this.addSql(`
      alter table mandate drop constraint mandate_reason_check,
        add constraint mandate_reason_check
          check (reason in ('replaced', 'removed', 'refused', 'erased', 'lapsed'))`)
  }
}
