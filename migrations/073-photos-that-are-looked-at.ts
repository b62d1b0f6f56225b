import { Migration } from '@mikro-orm/migrations'

const lifecycles = `'account', 'conversation', 'payment', 'signIn', 'discount', 'timeBonus', 'message',
  'moderationCase', 'restriction', 'photo'`

const status = `case when state ? 'pending' then 'pending'
  when state ->> 'shown' = 'approved' then 'approved'
  when state ? 'shown' then 'shown' else state #>> '{}' end`

export class PhotosThatAreLookedAt extends Migration {
  override up(): void {
    for (const table of ['move', 'deadline']) {
      this.addSql(`
        alter table ${table} drop constraint ${table}_lifecycle_check,
          add constraint ${table}_lifecycle_check check (lifecycle in (${lifecycles}))`)
    }
    this.addSql(`
      alter table photo drop constraint photo_status_check,
        add constraint photo_status_check check (status in ('pending', 'waiting', 'active',
          'withheld', 'locked', 'removed'))`)
    this.addSql(`
      alter table chat_photo drop constraint chat_photo_status_check,
        add constraint chat_photo_status_check check (status in ('pending', 'ready', 'sent',
          'withheld', 'locked', 'removed'))`)
    this.addSql(`
      create table photo_review (
        id uuid not null,
        account_id uuid not null,
        name text not null,
        opened_at timestamptz not null,
        match int,
        rank double precision,
        sha256 text,
        locked_at timestamptz,
        was_main boolean not null default false,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        status text not null generated always as (${status}) stored,
        claimed_by text generated always as (context ->> 'claimedBy') stored,
        decided_by text generated always as (context ->> 'decidedBy') stored,
        case_id uuid generated always as ((context ->> 'case')::uuid) stored,
        primary key (id),
        constraint photo_review_name_check check (name ~ '^[0-9a-f]{64}$'),
        constraint photo_review_own_check check (claimed_by <> account_id::text),
        constraint photo_review_locked_check
          check (status <> 'locked' or case_id is not null),
        constraint photo_review_account_id_foreign
          foreign key (account_id) references account (id)
      )`)
    this.addSql('create index photo_review_account_id_index on photo_review (account_id)')
    // Only what waits is looked for.
    this.addSql(`
      create index photo_review_queue_index on photo_review (opened_at, id)
        where status in ('pending', 'shown')`)
    this.addSql(`
      create index photo_review_case_index on photo_review (case_id) where case_id is not null`)
    this.addSql(`
      create index photo_review_locked_index on photo_review (name)
        where status in ('locked', 'handedOver', 'destroyed')`)
    this.addSql(`
      create table refused_photo (
        id uuid not null,
        hash bit(64) not null,
        mirrored bit(64) not null,
        at timestamptz not null,
        primary key (id)
      )`)
    this.addSql('create index refused_photo_at_index on refused_photo (at)')
    this.addSql('alter table desk_log add column photo_id uuid')
    this.addSql(`
      create index desk_log_photo_index on desk_log (photo_id) where photo_id is not null`)
    this.guards()
  }

  /** What must hold whatever the code does: looked at when the transaction ends. */
  private guards(): void {
    this.addSql(`
      create function photo_is_logged() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from desk_log
          where photo_id = new.id and transaction = pg_current_xact_id()
        ) then
          raise exception 'an act on photo % stands in no log', new.id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger photo_review_logged after update on photo_review
        deferrable initially deferred for each row
        when (
          new.claimed_by is not null and new.claimed_by is distinct from old.claimed_by
          or new.decided_by is distinct from old.decided_by
          or new.status in ('handedOver', 'destroyed') and new.status <> old.status
        )
        execute function photo_is_logged()`)
    this.addSql(`
      create function locked_is_handed_over() returns trigger language plpgsql as $$
      begin
        raise exception 'photo % is locked: it is handed over before it is destroyed', old.id;
      end $$`)
    this.addSql(`
      create trigger photo_review_handed_over before update on photo_review for each row
        when (old.state = '"locked"' and new.state = '"destroyed"')
        execute function locked_is_handed_over()`)
    this.addSql(`
      create trigger photo_review_kept before delete on photo_review for each row
        when (old.state in ('"locked"', '"handedOver"', '"destroyed"'))
        execute function locked_is_handed_over()`)
  }
}
