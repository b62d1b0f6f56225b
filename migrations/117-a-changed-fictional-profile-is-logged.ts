import { Migration } from '@mikro-orm/migrations'

/** Who changes a fictional profile stands in the log by the same write, as who makes and ends one. */
export class AChangedFictionalProfileIsLogged extends Migration {
  override up(): void {
    this.addSql(`
      create function changing_is_logged() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from desk_log
          where account_id = new.account_id and act = 'fiction_changed'
            and transaction = pg_current_xact_id()
        ) and not exists (
          select from account a where a.id = new.account_id and a.state = '"erased"'
        ) then
          raise exception 'fictional profile % is changed, and that stands in no log',
            new.account_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger fictional_profile_changed_logged after update on fictional_profile
        deferrable initially deferred for each row
        when (old.* is distinct from new.*) execute function changing_is_logged()`)
  }
}
