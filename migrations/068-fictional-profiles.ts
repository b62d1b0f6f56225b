import { Migration } from '@mikro-orm/migrations'

export class FictionalProfiles extends Migration {
  override up(): void {
    // Why each is there, and who answers for it: staff, or the built-in replies of a demo.
    this.addSql(`
      create table fictional_profile (
        account_id uuid not null,
        answers text not null,
        purpose text not null,
        story text not null default '',
        made_by uuid,
        made_at timestamptz not null,
        primary key (account_id),
        constraint fictional_profile_answers_check check (answers in ('staff', 'demo')),
        constraint fictional_profile_purpose_check check (purpose <> ''),
        constraint fictional_profile_account_id_foreign
          foreign key (account_id) references account (id)
      )`)
    this.addSql(`
      insert into fictional_profile (account_id, answers, purpose, made_at)
      select id, 'demo', 'Demo', created_at from account
      where fictional and state <> '"erased"'::jsonb`)
    // One member of staff at a time has a conversation in hand, for a while.
    this.addSql(`
      create table answer_claim (
        conversation_id uuid not null,
        staff_id uuid not null,
        until timestamptz not null,
        primary key (conversation_id)
      )`)
    // Who wrote an answer in the name of a fictional profile; written before the answer is sent.
    this.addSql(`
      create table staff_answer (
        message_id uuid not null,
        conversation_id uuid not null,
        staff_id uuid not null,
        at timestamptz not null,
        primary key (message_id)
      )`)
    this.addSql('create index staff_answer_staff_id_index on staff_answer (staff_id)')
  }
}
