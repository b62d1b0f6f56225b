import { Migration } from '@mikro-orm/migrations'

const ALONE_MINOR = 2_500

/**
 * What one person gives back alone is summed per payment, and per member and day; beyond the limit
 * two people decide. Every refund needs a decision, and decisions are neither changed nor deleted.
 */
export class RefundsByOneAreSummed extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function large_refund_is_by_two() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from payment p
          where p.id = new.payment_id
            and (p.withdrawal ->> 'at')::timestamptz = new.decided_at
            and (p.withdrawal #>> '{amount,minor}')::int = new.minor
        ) and not exists (
          select from desk_log l left join approval a on a.id = l.approval_id
          where l.transaction = pg_current_xact_id()
            and (l.act = 'refund' and l.actor in ('operator', 'system')
                and l.about like new.payment_id::text || ' %'
              or a.kind = 'refund' and a.status in ('confirmed', 'byOne')
                and a.about = new.payment_id and a.amount = new.minor)
        ) then
          raise exception 'so much of payment % goes back, and no two people agreed on it',
            new.payment_id;
        end if;
        return null;
      end $$`)
    this.addSql('drop trigger refund_large_by_two on refund')
    this.addSql(`
      create constraint trigger refund_is_decided after insert on refund
        deferrable initially deferred for each row execute function large_refund_is_by_two()`)
    // The lock lets one decision about a member commit at a time, so that none is left out of a sum.
    this.addSql(`
      create function refunds_by_one_are_small() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('refund alone ' || new.account_id, 0));
        if exists (
          select from approval
          where account_id = new.account_id and kind = 'refund' and status = 'byOne'
          having sum(amount) filter (where about = new.about) > ${ALONE_MINOR}
            or sum(amount) filter (where proposed_at > new.proposed_at - interval '24 hours')
              > ${ALONE_MINOR}
        ) then
          raise exception 'more than one person may give back of payment %', new.about
            using errcode = 'VK001';
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger approval_by_one_summed after insert or update on approval
        deferrable initially deferred for each row
        when (new.status = 'byOne') execute function refunds_by_one_are_small()`)
    this.addSql(`
      create function approval_is_kept() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'UPDATE' then
          raise exception 'approvals cannot be deleted';
        end if;
        if old.status <> 'proposed' and (old.state, old.context) is distinct from
            (new.state, new.context)
          or (old.id, old.site_id, old.account_id, old.proposed_at, old.kind, old.about, old.amount,
            old.proposed_by) is distinct from (new.id, new.site_id, new.account_id, new.proposed_at,
            new.context ->> 'kind', (new.context ->> 'about')::uuid, (new.context ->> 'amount')::int,
            new.context ->> 'proposedBy')
        then
          raise exception 'approval % is final', old.id;
        end if;
        return new;
      end $$`)
    this.addSql(`
      create trigger approval_kept before update or delete on approval
        for each row execute function approval_is_kept()`)
    this.addSql(`
      create trigger approval_not_emptied before truncate on approval
        for each statement execute function approval_is_kept()`)
  }
}
