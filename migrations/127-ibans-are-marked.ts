import { Migration } from '@mikro-orm/migrations'

/** The keyed hash of the account of a mandate, by which credits in advance count once for an IBAN. */
export class IbansAreMarked extends Migration {
  override up(): void {
    this.addSql('alter table debit_mandate add column iban_mark text')
    this.addSql(`
      create index debit_mandate_iban_index on debit_mandate (iban_mark)
        where iban_mark is not null`)
  }
}
