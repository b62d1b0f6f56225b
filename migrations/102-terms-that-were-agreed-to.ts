import { Migration } from '@mikro-orm/migrations'

/** Who was there before has agreed to no version that is known, and is asked. */
export class TermsThatWereAgreedTo extends Migration {
  override up(): void {
    this.addSql(`
      create table terms_consent (
        account_id uuid not null,
        given_at timestamptz not null,
        version text not null,
        primary key (account_id, given_at),
        constraint terms_consent_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql(`
      create table terms_text (
        version text not null,
        markdown text not null,
        primary key (version)
      )`)
  }
}
