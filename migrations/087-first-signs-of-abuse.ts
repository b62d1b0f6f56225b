import { Migration } from '@mikro-orm/migrations'

export class FirstSignsOfAbuse extends Migration {
  override up(): void {
    // By the key that each connection brings, as addresses are; with a word of its own before it.
    this.addSql(`
      create function opener_hash(letters text) returns bytea
      language sql stable parallel safe as $$
      select (
        select sha256(substring(pads from 65) || sha256(substring(pads from 1 for 64)
          || convert_to('first message: ' || letters, 'UTF8')))
        from (
          select decode(nullif(current_setting('app.address_pads', true), ''), 'hex') as pads
        ) keyed
      ) $$`)
    // What is counted of first messages, and nothing of their words; for two days.
    this.addSql(`
      create table opener (
        account_id uuid not null constraint opener_account_id_foreign references account (id),
        at timestamptz not null,
        message_id uuid not null,
        conversation_id uuid not null,
        hash bytea,
        contact boolean not null,
        primary key (account_id, at, message_id)
      )`)
    this.addSql('create index opener_at_index on opener using brin (at)')
    this.addSql(`
      alter table message
        add column signs text[],
        add column delivered_at timestamptz,
        drop constraint message_state_check,
        add constraint message_state_check check (state in ('sent', 'held', 'awaiting',
          'unanswered', 'refunded', 'removed', 'withheld')),
        add constraint message_held_check check (state <> 'held' or signs is not null)`)
    this.addSql(`
      create index message_signs_index on message (conversation_id) where signs is not null`)
    this.addSql(`
      alter table moderation_case
        drop constraint moderation_case_subject_check,
        add constraint moderation_case_subject_check check (subject in ('member', 'text', 'photo',
          'message', 'conversation', 'notice', 'signs')),
        drop constraint moderation_case_found_by_check,
        add constraint moderation_case_found_by_check
          check (found_by in ('report', 'staff', 'machine'))`)
  }
}
