import { Migration } from '@mikro-orm/migrations'

export class DeadlinesThatAreRefused extends Migration {
  override up(): void {
    this.addSql(`alter table deadline add column tries int not null default 0`)
    // Nothing was ever sent of this kind, and there is no switch for it any more.
    this.addSql(`
      update account set notifications_disabled =
        array_remove(array_remove(notifications_disabled, 'email:offers'), 'push:offers')
      where notifications_disabled && array['email:offers', 'push:offers']`)
  }
}
