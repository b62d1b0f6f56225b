import { Migration } from '@mikro-orm/migrations'

export class SessionsAndTheirDevices extends Migration {
  override up(): void {
    this.addSql(`alter table session add column opened_by text`)
    this.addSql(`
      alter table session
        add constraint session_account_id_opened_by_unique unique (account_id, opened_by)`)
    this.addSql(`alter table account add column push_session uuid`)
    // Of these nobody knows on which device they are: each is kept anew when its page is opened.
    this.addSql(`update account set push_subscription = null where push_subscription is not null`)
    this.addSql(`
      create function end_push_with_session() returns trigger language plpgsql as $$
      begin
        update account set push_subscription = null, push_session = null
        where id = old.account_id and push_session = old.id;
        return null;
      end $$`)
    this.addSql(`
      create trigger session_ends_push
        after delete on session
        for each row execute function end_push_with_session()`)
  }
}
