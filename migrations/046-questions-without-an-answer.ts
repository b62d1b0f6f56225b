import { Migration } from '@mikro-orm/migrations'

export class QuestionsWithoutAnAnswer extends Migration {
  override up(): void {
    this.addSql('alter table payment add column silent int not null default 0')
  }
}
