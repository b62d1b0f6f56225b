import { Migration } from '@mikro-orm/migrations'

export class AnswersBesideDecisions extends Migration {
  override up(): void {
    // A message waits for an answer, gets none, or is withheld: each had a list of its own.
    this.addSql(`
      alter table message
        drop constraint message_state_check,
        add constraint message_state_check check (state in ('sent', 'awaiting', 'unanswered',
          'refunded', 'removed', 'withheld'))`)
  }
}
