import { Migration } from '@mikro-orm/migrations'

/** A code counts from when it was sent, whether it was right meanwhile or not. */
export class OneLifeOfACode extends Migration {
  override up(): void {
    this.addSql(`
      update debit_mandate set state = jsonb_build_object('unsigned', state)
      where state in ('"proposed"', '"confirmed"')`)
    this.addSql(`
      update deadline l set name = 'xstate.after.codeLife.mandate.unsigned',
        due_at = least(l.due_at, d.sent_at + interval '10 minutes')
      from debit_mandate d
      where l.lifecycle = 'mandate' and l.entity_id = d.id::text
        and l.name in ('xstate.after.codeLife.mandate.proposed',
          'xstate.after.codeLife.mandate.confirmed')`)
  }
}
