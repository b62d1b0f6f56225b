import { Migration } from '@mikro-orm/migrations'

export class MarksOfMessages extends Migration {
  override up(): void {
    // How far what was said has come to a device of each side.
    this.addSql(`
      alter table conversation
        add column starter_delivered int not null default 0,
        add column receiver_delivered int not null default 0`)
    // Who shows nobody how far they have read is shown by nobody.
    this.addSql(`alter table meeting_choice add column no_marks boolean not null default false`)
  }
}
