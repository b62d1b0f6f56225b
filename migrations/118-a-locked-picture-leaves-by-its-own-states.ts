import { Migration } from '@mikro-orm/migrations'

/**
 * Whatever becomes of its message or its account: the row of a picture, by which its file is kept,
 * stays as it is until the picture is freed, or was handed over and destroyed.
 */
export class ALockedPictureLeavesByItsOwnStates extends Migration {
  override up(): void {
    this.addSql(`
      create function locked_picture_stays() returns trigger language plpgsql as $$
      begin
        if exists (
          select from photo_review r where r.id = old.id and r.status in ('locked', 'handedOver')
        ) then
          raise exception 'photo % is locked: it is handed over before it is destroyed', old.id;
        end if;
        return case when tg_op = 'DELETE' then old else new end;
      end $$`)
    for (const table of ['photo', 'chat_photo']) {
      this.addSql(`
        create trigger ${table}_locked_stays before update of status on ${table} for each row
          when (old.status = 'locked' and new.status <> old.status)
          execute function locked_picture_stays()`)
      this.addSql(`
        create trigger ${table}_locked_kept before delete on ${table} for each row
          execute function locked_picture_stays()`)
    }
  }
}
