import { Migration } from '@mikro-orm/migrations'

/** What is in doubt is asked at growing intervals, and of a signer nothing stays once it is signed. */
export class AProviderThatIsAwayIsAskedLess extends Migration {
  override up(): void {
    this.addSql('alter table mandate_in_doubt add column tries integer not null default 0')
    this.addSql(`
      alter table debit_mandate add constraint debit_mandate_signing_check
        check (signed_at is null or signing is null) not valid`)
    this.addSql('alter table debit_mandate validate constraint debit_mandate_signing_check')
  }
}
