import { Migration } from '@mikro-orm/migrations'

export class FirstMessagesAreCountedAsFarAsNeeded extends Migration {
  override up(): void {
    // The same text to many others, and links: each in the order in which counting may stop early.
    this.addSql(`
      create index opener_same_index on opener (account_id, hash, conversation_id, at)`)
    this.addSql('create index opener_contact_index on opener (account_id, at) where contact')
  }
}
