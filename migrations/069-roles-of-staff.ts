import { Migration } from '@mikro-orm/migrations'

export class RolesOfStaff extends Migration {
  override up(): void {
    this.addSql(`
      alter table account add column staff_role text null,
        add constraint account_staff_role_check
          check (staff_role in ('moderator', 'support', 'finance', 'admin'))`)
    // Who could do everything until now still can.
    this.addSql(`update account set staff_role = 'admin' where staff`)
    this.addSql('alter table account drop column staff')
  }
}
