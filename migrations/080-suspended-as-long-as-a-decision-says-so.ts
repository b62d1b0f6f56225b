import { Migration } from '@mikro-orm/migrations'

/**
 * Who is suspended, and by which decisions, is one thing in two tables. Of two writes that would
 * part them one is too late, and is tried again by what is there then.
 */
export class SuspendedAsLongAsADecisionSaysSo extends Migration {
  override up(): void {
    this.addSql(`
      create function suspension_agrees(account_id uuid) returns void language plpgsql as $$
      declare held boolean; stands boolean;
      begin
        select exists (
          select from restriction r
          where r.account_id = a.id and r.kind = 'suspended' and r.in_force
        ), a.state #>> '{living,conduct}' = 'suspended' into held, stands
        from account a where a.id = $1;
        if held and not stands then
          raise exception 'account % is suspended by a decision, and not suspended', $1
            using errcode = 'VK001';
        end if;
      end $$`)
    this.addSql(`
      create function account_suspension_agrees() returns trigger language plpgsql as $$
      begin
        perform suspension_agrees(new.id);
        return null;
      end $$`)
    this.addSql(`
      create function restriction_suspension_agrees() returns trigger language plpgsql as $$
      begin
        perform suspension_agrees(new.account_id);
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger account_suspension_ends_with_reasons after update on account
        deferrable initially deferred for each row
        when (old.state #>> '{living,conduct}' = 'suspended'
          and new.state #>> '{living,conduct}' = 'clear')
        execute function account_suspension_agrees()`)
    this.addSql(`
      create constraint trigger restriction_suspends after insert on restriction
        deferrable initially deferred for each row
        when (new.kind = 'suspended')
        execute function restriction_suspension_agrees()`)
  }
}
