import { Migration } from '@mikro-orm/migrations'

/** What the form for everybody is about, and the language that it is answered in. */
export class Notices extends Migration {
  override up(): void {
    this.addSql(`
      alter table moderation_report
        add column about text not null default 'content',
        add column language text not null default '',
        add constraint moderation_report_about_check
          check (about in ('content', 'service', 'payment'))`)
  }
}
