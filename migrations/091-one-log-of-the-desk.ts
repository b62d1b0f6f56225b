import { Migration } from '@mikro-orm/migrations'

/** What staff do with fictional profiles stands where all they do does, and in the same transaction. */
export class OneLogOfTheDesk extends Migration {
  override up(): void {
    this.addSql(`
      insert into desk_log (at, actor, act, account_id, about)
      select at, staff_id::text, 'fiction_' || act,
        case when act in ('made', 'changed', 'ended') then about end, about::text
      from fiction_act order by id`)
    this.addSql('drop table fiction_act')
    // What happens once is kept once.
    this.addSql(`
      create unique index desk_log_once_unique on desk_log (about, act)
        where act in ('fiction_made', 'fiction_ended', 'fiction_answered')`)
    this.addSql(`
      create function making_is_logged() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from desk_log
          where account_id = new.account_id and act = 'fiction_made'
            and transaction = pg_current_xact_id()
        ) then
          raise exception 'fictional profile % is made, and that stands in no log', new.account_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger fictional_profile_made_logged after insert on fictional_profile
        deferrable initially deferred for each row
        when (new.made_by is not null) execute function making_is_logged()`)
  }
}
