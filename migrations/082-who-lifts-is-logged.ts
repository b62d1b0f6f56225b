import { Migration } from '@mikro-orm/migrations'

/** What somebody lifts before its time stands in the log by the same write, as what they decide does. */
export class WhoLiftsIsLogged extends Migration {
  override up(): void {
    this.addSql(`
      create function lifting_is_logged() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from desk_log
          where (case_id = new.case_id or account_id = new.account_id)
            and transaction = pg_current_xact_id()
        ) then
          raise exception 'restriction % is lifted, and that stands in no log', new.id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger restriction_lifted_logged after update on restriction
        deferrable initially deferred for each row
        when (new.state = '"lifted"' and old.state <> new.state)
        execute function lifting_is_logged()`)
  }
}
