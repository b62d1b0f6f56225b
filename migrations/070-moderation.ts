import { Migration } from '@mikro-orm/migrations'

const lifecycles = `'account', 'conversation', 'payment', 'signIn', 'discount', 'timeBonus', 'message',
  'moderationCase', 'restriction'`

const subjects = `'member', 'text', 'photo', 'message', 'conversation', 'notice'`
const kinds = `'photo_removed', 'text_removed', 'message_removed', 'profile_hidden', 'chat_paused',
  'suspended'`

export class Moderation extends Migration {
  override up(): void {
    for (const table of ['move', 'deadline']) {
      this.addSql(`
        alter table ${table} drop constraint ${table}_lifecycle_check,
          add constraint ${table}_lifecycle_check check (lifecycle in (${lifecycles}))`)
    }
    this.addSql(`
      create table moderation_case (
        id uuid not null,
        site_id text not null,
        subject text not null,
        subject_id uuid,
        accused_id uuid,
        found_by text not null,
        opened_at timestamptz not null,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        status text not null generated always as (state #>> '{}') stored,
        urgency int not null generated always as ((context ->> 'urgency')::int) stored,
        claimed_by text generated always as (context ->> 'claimedBy') stored,
        decided_by text generated always as (context ->> 'decidedBy') stored,
        reviewed_by text generated always as (context ->> 'reviewedBy') stored,
        primary key (id),
        constraint moderation_case_subject_check check (subject in (${subjects})),
        constraint moderation_case_found_by_check check (found_by in ('report', 'staff')),
        constraint moderation_case_parted_check
          check (claimed_by <> accused_id::text and reviewed_by <> decided_by),
        constraint moderation_case_site_id_foreign foreign key (site_id) references site (id),
        constraint moderation_case_accused_id_foreign
          foreign key (accused_id) references account (id)
      )`)
    // Only what waits is looked for, the most urgent first and the oldest of these.
    this.addSql(`
      create index moderation_case_queue_index on moderation_case (site_id, urgency, opened_at, id)
        where status in ('open', 'appealed')`)
    this.addSql(`
      create index moderation_case_claimed_index on moderation_case (claimed_by)
        where claimed_by is not null`)
    this.addSql(
      'create index moderation_case_accused_id_index on moderation_case (accused_id, opened_at)',
    )
    // Two reports of one thing are one case for as long as nobody has decided.
    this.addSql(`
      create unique index moderation_case_subject_unique
        on moderation_case (subject, subject_id) where status in ('open', 'claimed')`)
    this.addSql(`
      create table moderation_report (
        id uuid not null,
        case_id uuid not null,
        reporter_id uuid,
        reason text not null,
        words text not null,
        passage text not null,
        mail text not null,
        name text not null,
        place text not null,
        at timestamptz not null,
        primary key (id),
        constraint moderation_report_case_id_foreign
          foreign key (case_id) references moderation_case (id),
        constraint moderation_report_reporter_id_foreign
          foreign key (reporter_id) references account (id)
      )`)
    this.addSql('create index moderation_report_case_id_index on moderation_report (case_id)')
    this.addSql(
      'create index moderation_report_reporter_id_index on moderation_report (reporter_id, at)',
    )
    this.addSql(`
      create table moderation_evidence (
        id uuid not null,
        case_id uuid not null,
        kind text not null,
        about text not null,
        body text not null,
        at timestamptz not null,
        primary key (id),
        constraint moderation_evidence_kind_check check (kind in ('words', 'photo')),
        constraint moderation_evidence_case_id_foreign
          foreign key (case_id) references moderation_case (id)
      )`)
    this.addSql('create index moderation_evidence_case_id_index on moderation_evidence (case_id)')
    this.addSql(`
      create index moderation_evidence_photo_index on moderation_evidence (body)
        where kind = 'photo'`)
    this.addSql(`
      create table moderation_statement (
        id uuid not null,
        case_id uuid not null,
        account_id uuid,
        decision text not null,
        rule text,
        facts text not null,
        days int,
        at timestamptz not null,
        seen_at timestamptz,
        primary key (id),
        constraint moderation_statement_case_id_foreign
          foreign key (case_id) references moderation_case (id),
        constraint moderation_statement_account_id_foreign
          foreign key (account_id) references account (id)
      )`)
    this.addSql('create index moderation_statement_case_id_index on moderation_statement (case_id)')
    this.addSql(
      'create index moderation_statement_account_id_index on moderation_statement (account_id, at)',
    )
    this.addSql(`
      create table moderation_appeal (
        case_id uuid not null,
        party text not null,
        words text not null,
        at timestamptz not null,
        primary key (case_id, party),
        constraint moderation_appeal_party_check check (party in ('accused', 'reporter')),
        constraint moderation_appeal_case_id_foreign
          foreign key (case_id) references moderation_case (id)
      )`)
    // Nothing holds of a member without a case, and a statement of reasons that says why.
    this.addSql(`
      create table restriction (
        id uuid not null,
        account_id uuid not null,
        case_id uuid not null,
        statement_id uuid not null,
        kind text not null,
        about uuid,
        kept jsonb,
        began_at timestamptz not null,
        until timestamptz,
        state jsonb not null,
        context jsonb not null,
        version int not null,
        in_force boolean not null generated always as (state #>> '{}' in ('inForce', 'forTerm')) stored,
        primary key (id),
        constraint restriction_kind_check check (kind in (${kinds})),
        constraint restriction_account_id_foreign foreign key (account_id) references account (id),
        constraint restriction_case_id_foreign
          foreign key (case_id) references moderation_case (id),
        constraint restriction_statement_id_foreign
          foreign key (statement_id) references moderation_statement (id)
      )`)
    this.addSql('create index restriction_case_id_index on restriction (case_id)')
    this.addSql(
      'create index restriction_account_id_index on restriction (account_id, kind) where in_force',
    )
    this.addSql(`
      create table desk_log (
        id bigserial primary key,
        at timestamptz not null,
        actor text not null,
        act text not null,
        case_id uuid,
        account_id uuid,
        about text not null,
        transaction xid8 not null default pg_current_xact_id(),
        constraint desk_log_case_id_foreign foreign key (case_id) references moderation_case (id)
      )`)
    this.addSql('create index desk_log_case_id_index on desk_log (case_id)')
    this.addSql('create index desk_log_actor_index on desk_log (actor, at)')
    for (const [table, when] of [
      ['desk_log', 'update or delete or truncate'],
      ['moderation_statement', 'delete or truncate'],
    ]) {
      this.addSql(`
        create trigger ${table}_append_only before ${when} on ${table}
          for each statement execute function refuse_change()`)
    }
    this.guards()
    this.addSql(`
      alter table link drop constraint link_purpose_check,
        add constraint link_purpose_check check (purpose in ('activation', 'return', 'reset',
          'mailChange', 'mailUndo', 'withdrawal', 'decision'))`)
    this.addSql('alter table account add column chat_paused boolean not null default false')
    this.addSql(`
      alter table message add column withheld text,
        drop constraint message_state_check,
        add constraint message_state_check
          check (state in ('sent', 'awaiting', 'unanswered', 'refunded', 'removed', 'withheld')),
        add constraint message_withheld_check
          check ((state = 'withheld') = (withheld is not null))`)
    this.addSql(`
      alter table photo drop constraint photo_status_check,
        add constraint photo_status_check
          check (status in ('pending', 'active', 'withheld', 'removed'))`)
    this.addSql(`
      alter table chat_photo drop constraint chat_photo_status_check,
        add constraint chat_photo_status_check
          check (status in ('pending', 'ready', 'sent', 'withheld', 'removed'))`)
  }

  /** What must hold whatever the code does: looked at when the transaction ends. */
  private guards(): void {
    this.addSql(`
      create function case_is_logged() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from desk_log
          where case_id = new.id and transaction = pg_current_xact_id()
        ) then
          raise exception 'an act on case % stands in no log', new.id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger moderation_case_logged after update on moderation_case
        deferrable initially deferred for each row
        when (
          new.claimed_by is not null and new.claimed_by is distinct from old.claimed_by
          or new.decided_by is distinct from old.decided_by
          or new.reviewed_by is distinct from old.reviewed_by
        )
        execute function case_is_logged()`)
    this.addSql(`
      create function case_is_decided_by_another() returns trigger language plpgsql as $$
      begin
        raise exception 'nobody decides on what they decided themselves: case %', new.id;
      end $$`)
    this.addSql(`
      create trigger moderation_case_by_another after update on moderation_case for each row
        when (old.status = 'reviewing' and old.claimed_by = old.decided_by
          and new.status in ('upheld', 'overturned', 'decided'))
        execute function case_is_decided_by_another()`)
    this.addSql(`
      create function suspension_has_reasons() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from restriction where account_id = new.id and kind = 'suspended' and in_force
        ) and exists (
          select from account where id = new.id and state #>> '{living,conduct}' = 'suspended'
        ) then
          raise exception 'account % is suspended without a reason', new.id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger account_suspended_with_reasons after update on account
        deferrable initially deferred for each row
        when (new.state #>> '{living,conduct}' = 'suspended'
          and old.state #>> '{living,conduct}' is distinct from 'suspended')
        execute function suspension_has_reasons()`)
  }
}
