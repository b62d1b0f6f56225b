import { Migration } from '@mikro-orm/migrations'

/** Who lets an account pay by direct debit again stands in the log by the same write. */
export class WhoLiftsADebtorIsLogged extends Migration {
  override up(): void {
    this.addSql(`
      create function lifting_a_debtor_is_logged() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from desk_log
          where account_id = new.account_id and actor = new.by_id::text and act = 'lift'
            and about = 'direct_debit' and transaction = pg_current_xact_id()
        ) then
          raise exception 'account % may pay by direct debit again, and that stands in no log',
            new.account_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger debit_lift_logged after insert on debit_lift
        deferrable initially deferred for each row
        execute function lifting_a_debtor_is_logged()`)
    // What was lifted before stands in no log: it is told to it now, once.
    this.addSql(`
      insert into desk_log (at, actor, act, account_id, about)
      select at, by_id::text, 'lift', account_id, 'direct_debit' from debit_lift order by at`)
  }
}
