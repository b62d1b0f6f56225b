import { Migration } from '@mikro-orm/migrations'

/** Who has bought twice may hold a link for each order. */
export class WithdrawingByAMailedLink extends Migration {
  override up(): void {
    this.addSql(`
      alter table link
        drop constraint link_purpose_check,
        add constraint link_purpose_check check (purpose in ('activation', 'return', 'reset',
          'mailChange', 'mailUndo', 'withdrawal')),
        add column about text not null default '',
        drop constraint link_pkey,
        add primary key (account_id, purpose, about)`)
  }
}
