import { Migration } from '@mikro-orm/migrations'

const lifecycles = `'account', 'conversation', 'payment', 'signIn', 'discount', 'timeBonus', 'message',
  'moderationCase', 'restriction', 'photo', 'approval'`

export class FourEyesApproval extends Migration {
  override up(): void {
    for (const table of ['move', 'deadline']) {
      this.addSql(`
        alter table ${table} drop constraint ${table}_lifecycle_check,
          add constraint ${table}_lifecycle_check check (lifecycle in (${lifecycles}))`)
    }
    this.addSql(`
      create table approval (
        id uuid not null,
        site_id text not null,
        account_id uuid not null,
        proposed_at timestamptz not null,
        reason text not null,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        status text not null generated always as (state #>> '{}') stored,
        kind text not null generated always as (context ->> 'kind') stored,
        about uuid generated always as ((context ->> 'about')::uuid) stored,
        amount int generated always as ((context ->> 'amount')::int) stored,
        proposed_by text not null generated always as (context ->> 'proposedBy') stored,
        decided_by text generated always as (context ->> 'decidedBy') stored,
        primary key (id),
        constraint approval_kind_check
          check (kind in ('erase_account', 'refund', 'gift_credits', 'lift_ban')),
        constraint approval_by_two_check check (proposed_by <> decided_by
          and (status <> 'confirmed' or decided_by is not null)),
        constraint approval_alone_check
          check (status <> 'byOne' or kind = 'refund' and amount <= 2500),
        constraint approval_no_party_check
          check (proposed_by <> account_id::text and decided_by <> account_id::text),
        constraint approval_site_id_foreign foreign key (site_id) references site (id),
        constraint approval_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql('create index approval_account_id_index on approval (account_id)')
    this.addSql(`
      create index approval_waiting_index on approval (site_id, proposed_at)
        where status = 'proposed'`)
    // What waits already is not proposed once more.
    this.addSql(`
      create unique index approval_once_unique on approval (account_id, kind, about)
        nulls not distinct where status = 'proposed'`)
    this.addSql('alter table desk_log add column approval_id uuid')
    this.addSql(`
      create index desk_log_approval_index on desk_log (approval_id)
        where approval_id is not null`)
    this.addSql(`
      create index desk_log_account_index on desk_log (account_id, at)
        where account_id is not null`)
    this.addSql(`
      alter table ledger_entry
        drop constraint ledger_entry_reason_check,
        add constraint ledger_entry_reason_check check (reason in ('bundle', 'message', 'gift',
          'photo', 'signup', 'bundle_again', 'refund', 'chargeback', 'undelivered', 'unanswered',
          'refund_part', 'withdrawal', 'chargeback_undone', 'goodwill'))`)
    this.guards()
  }

  /** What must hold whatever the code does. */
  private guards(): void {
    this.addSql(`
      create function approval_is_logged() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from desk_log
          where approval_id = new.id and transaction = pg_current_xact_id()
        ) then
          raise exception 'an act on approval % stands in no log', new.id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger approval_proposed_logged after insert on approval
        deferrable initially deferred for each row execute function approval_is_logged()`)
    this.addSql(`
      create constraint trigger approval_decided_logged after update on approval
        deferrable initially deferred for each row
        when (new.status <> old.status)
        execute function approval_is_logged()`)
    this.addSql(`
      create function goodwill_is_approved() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from approval
          where id = new.operation and kind = 'gift_credits' and status = 'confirmed'
            and amount = abs(new.credits)
            and (new.balance_after is null or account_id = new.book_id)
        ) then
          raise exception 'credits of % are a gift that two people did not agree on', new.operation;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger ledger_entry_goodwill_approved after insert on ledger_entry
        deferrable initially deferred for each row
        when (new.reason = 'goodwill') execute function goodwill_is_approved()`)
    this.addSql(`
      create function ban_is_lifted_by_two() returns trigger language plpgsql as $$
      begin
        if exists (
          select from desk_log
          where account_id = new.account_id and transaction = pg_current_xact_id()
            and act = 'lift' and actor <> 'operator'
        ) and not exists (
          select from desk_log l
          join approval a on a.id = l.approval_id and a.kind = 'lift_ban'
            and a.status = 'confirmed' and a.account_id = new.account_id
          where l.transaction = pg_current_xact_id()
        ) then
          raise exception 'restriction % is for good, and one person lifts it', new.id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger restriction_ban_lifted_by_two after update on restriction
        deferrable initially deferred for each row
        when (old.state = '"inForce"' and new.state = '"lifted"' and new.kind = 'suspended')
        execute function ban_is_lifted_by_two()`)
  }
}
