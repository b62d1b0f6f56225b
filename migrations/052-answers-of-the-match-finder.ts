import { Migration } from '@mikro-orm/migrations'

export class AnswersOfTheMatchFinder extends Migration {
  override up(): void {
    this.addSql(`
      create table finder_answer (
        account_id uuid not null,
        question text not null,
        answer text not null,
        accepts text[] not null,
        weight int not null,
        private boolean not null,
        changed_at timestamptz not null,
        primary key (account_id, question),
        constraint finder_answer_weight_check check (weight in (0, 1, 3, 9)),
        constraint finder_answer_account_id_foreign foreign key (account_id)
          references account (id)
      )`)
    // Rows are closed, never changed; the answers that were given by it are gone when it ends.
    this.addSql(`
      create table intimate_consent (
        account_id uuid not null,
        given_at timestamptz not null,
        version text not null,
        withdrawn_at timestamptz,
        primary key (account_id, given_at),
        constraint intimate_consent_account_id_foreign foreign key (account_id)
          references account (id)
      )`)
    this.addSql(`
      create unique index intimate_consent_open_unique on intimate_consent (account_id)
        where withdrawn_at is null`)
  }
}
