import { Migration } from '@mikro-orm/migrations'

export class Conversations extends Migration {
  override up(): void {
    this.addSql(`
      create table conversation (
        id uuid not null,
        starter_id uuid not null,
        receiver_id uuid not null,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        last_seq int not null default 0,
        last_at timestamptz not null,
        starter_read int not null default 0,
        receiver_read int not null default 0,
        starter_unread int not null default 0,
        receiver_unread int not null default 0,
        starter_from int not null default 0,
        receiver_from int not null default 0,
        starter_listed boolean generated always as (coalesce(state #>>
          '{living,starterList}' = 'listed', false)) stored not null,
        receiver_listed boolean generated always as (coalesce(state #>>
          '{living,receiverList}' = 'listed', false)) stored not null,
        primary key (id),
        constraint conversation_sides_check check (starter_id <> receiver_id),
        constraint conversation_starter_unread_check check (starter_unread >= 0),
        constraint conversation_receiver_unread_check check (receiver_unread >= 0),
        constraint conversation_starter_id_foreign foreign key (starter_id) references
          account (id),
        constraint conversation_receiver_id_foreign foreign key (receiver_id)
          references account (id)
      )`)
    this.addSql(`
      create index conversation_starter_index on conversation (starter_id) where starter_listed`)
    this.addSql(`
      create index conversation_receiver_index on conversation (receiver_id) where
        receiver_listed`)
    this.addSql(`
      create table message (
        conversation_id uuid not null,
        seq int not null,
        id uuid not null,
        side text not null,
        body text not null,
        at timestamptz not null,
        primary key (conversation_id, seq),
        constraint message_id_unique unique (id),
        constraint message_side_check check (side in ('starter', 'receiver')),
        constraint message_conversation_id_foreign foreign key (conversation_id)
          references conversation (id)
      )`)
    this.addSql(`
      create table notice_due (
        conversation_id uuid not null,
        account_id uuid not null,
        fictional boolean not null,
        since timestamptz not null,
        handed int not null default 0,
        primary key (conversation_id, account_id)
      )`)
    this.addSql(`
      create index notice_due_fictional_since_index on notice_due (fictional, since)`)
    // Lets one statement that does everything undo everything, with a code that its caller knows.
    this.addSql(`
      create function refuse(code text, why text) returns boolean language plpgsql as $$
      begin
        raise exception using errcode = code, message = why;
      end $$`)
  }
}
