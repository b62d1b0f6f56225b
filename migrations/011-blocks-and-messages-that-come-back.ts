import { Migration } from '@mikro-orm/migrations'

export class Blocks extends Migration {
  override up(): void {
    // Conversations of before are blocked by nobody, and both sides are there.
    this.addSql(`
      update conversation set
        state = jsonb_set(state, '{living}', state -> 'living'
          || '{"starterBlock": "open", "receiverBlock": "open",
            "starterAccount": "there", "receiverAccount": "there"}'),
        context = context || '{"blocks": {"starter": false, "receiver": false},
          "gone": {"starter": false, "receiver": false}}'`)
    this.addSql(`
      alter table conversation
        add column starter_blocks boolean generated always as (coalesce(state #>>
          '{living,starterBlock}' = 'blocking', false)) stored not null,
        add column receiver_blocks boolean generated always as (coalesce(state #>>
          '{living,receiverBlock}' = 'blocking', false)) stored not null`)
    this.addSql(`
      create index conversation_starter_barred_index on conversation (starter_id)
        where starter_blocks or receiver_blocks`)
    this.addSql(`
      create index conversation_receiver_barred_index on conversation (receiver_id)
        where starter_blocks or receiver_blocks`)
    this.addSql(`
      alter table message
        add column state text not null default 'sent',
        add column version int not null default 1,
        add constraint message_state_check check (state in ('sent', 'refunded', 'removed'))`)
    // Each of these lists grows by one, whatever was on it before.
    this.addSql(`
      do $$
      declare known record;
      begin
        for known in
          select conrelid::regclass as of_table, conname as name, replace(
            pg_get_constraintdef(c.oid), '])', format(', %L::text])', more)
          ) as definition
          from (values ('ledger_entry_reason_check', 'undelivered'),
            ('move_lifecycle_check', 'message'), ('deadline_lifecycle_check', 'message')
          ) as list (name, more) join pg_constraint c on c.conname = list.name
        loop
          execute format('alter table %s drop constraint %I, add constraint %I %s',
            known.of_table, known.name, known.name, known.definition);
        end loop;
      end $$`)
    // Whom a member may neither see nor be seen by, whichever of the two wanted that.
    this.addSql(`
      create function barred_with(member uuid) returns uuid[]
      language sql stable parallel safe as $$
      select array(
        select receiver_id from conversation
        where starter_id = member and (starter_blocks or receiver_blocks)
        union all
        select starter_id from conversation
        where receiver_id = member and (starter_blocks or receiver_blocks)
      ) $$`)
  }
}
