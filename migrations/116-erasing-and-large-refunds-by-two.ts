import { Migration } from '@mikro-orm/migrations'

const erasing = `raise exception 'account % is erased, and no two people agreed on it',`

/**
 * What staff cannot undo is held by the database too: an erasure and a large refund go with the
 * confirmation of another, or with the word of the operator, in the log of the same write. What a
 * member does themselves, and what happens by time, needs neither.
 */
export class ErasingAndLargeRefundsByTwo extends Migration {
  override up(): void {
    this.addSql(`
      create function erasing_is_agreed_on(erased uuid) returns boolean language sql stable as $$
        select exists (
          select from desk_log l left join approval a on a.id = l.approval_id
          where l.account_id = erased and l.transaction = pg_current_xact_id()
            and (l.act = 'erase' and l.actor = 'operator'
              or l.act = 'fiction_ended'
                and exists (select from fictional_profile f where f.account_id = erased)
              or a.kind = 'erase_account' and a.status = 'confirmed' and a.account_id = erased)
        )
      $$`)
    // Whoever was erased by an order of staff, whatever state they were in.
    this.addSql(`
      create function erasing_by_staff_is_by_two() returns trigger language plpgsql as $$
      begin
        if not erasing_is_agreed_on(new.entity_id::uuid) then
          ${erasing} new.entity_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger move_erase_by_two after insert on move
        deferrable initially deferred for each row
        when (new.lifecycle = 'account' and new.event = 'erase')
        execute function erasing_by_staff_is_by_two()`)
    // Who is neither leaving nor unconfirmed ends by such an order alone.
    this.addSql(`
      create function erasing_the_active_is_by_two() returns trigger language plpgsql as $$
      begin
        if not erasing_is_agreed_on(new.id) then
          ${erasing} new.id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger account_erased_by_two after update on account
        deferrable initially deferred for each row
        when (old.state #>> '{living,standing}' = 'active' and new.state = '"erased"')
        execute function erasing_the_active_is_by_two()`)
    this.addSql(`
      create function large_refund_is_by_two() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from payment p
          where p.id = new.payment_id
            and (p.withdrawal ->> 'at')::timestamptz = new.decided_at
            and (p.withdrawal #>> '{amount,minor}')::int = new.minor
        ) and not exists (
          select from desk_log l left join approval a on a.id = l.approval_id
          where l.transaction = pg_current_xact_id()
            and (l.act = 'refund' and l.actor = 'operator'
                and l.about like new.payment_id::text || ' %'
              or a.kind = 'refund' and a.status = 'confirmed'
                and a.about = new.payment_id and a.amount = new.minor)
        ) then
          raise exception 'so much of payment % goes back, and no two people agreed on it',
            new.payment_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger refund_large_by_two after insert on refund
        deferrable initially deferred for each row
        when (new.minor > 2500) execute function large_refund_is_by_two()`)
  }
}
