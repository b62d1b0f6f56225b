import { Migration } from '@mikro-orm/migrations'

export class ConsentAndFirstMessages extends Migration {
  override up(): void {
    this.addSql(`
      create table consent (
        account_id uuid not null,
        given_at timestamptz not null,
        version text not null,
        withdrawn_at timestamptz,
        primary key (account_id, given_at),
        constraint consent_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql(`
      create unique index consent_open_unique on consent (account_id) where withdrawn_at is null`)
    // Who a member was after is no business of the site any more once consent is withdrawn.
    this.addSql('alter table profile alter column seeks drop not null')
    // Whom it is for may be nobody: that shows when it is sent.
    this.addSql(`
      create table first_message (
        account_id uuid not null,
        id uuid not null,
        profile_id uuid not null,
        body text not null,
        primary key (account_id),
        constraint first_message_account_id_foreign foreign key (account_id)
          references account (id)
      )`)
  }
}
