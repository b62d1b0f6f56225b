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
    // What staff did with fictional profiles and their conversations, for ever.
    this.addSql(`
      create table fiction_act (
        id bigint generated always as identity,
        site_id text not null,
        staff_id uuid not null,
        act text not null,
        about uuid not null,
        at timestamptz not null,
        primary key (id),
        constraint fiction_act_act_check check (act in ('made', 'changed', 'ended',
          'taken', 'released', 'answered')),
        constraint fiction_act_site_id_foreign foreign key (site_id) references site (id)
      )`)
    this.addSql('create index fiction_act_about_index on fiction_act (about)')
    this.addSql(`
      create unique index fiction_act_once_unique on fiction_act (about, act)
        where act in ('made', 'ended', 'answered')`)
    this.addSql(`
      create trigger fiction_act_append_only
        before update or delete or truncate on fiction_act
        for each statement execute function refuse_change()`)
  }
}
