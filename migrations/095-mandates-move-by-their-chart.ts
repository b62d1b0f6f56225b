import { Migration } from '@mikro-orm/migrations'

const lifecycles = `'account', 'conversation', 'payment', 'signIn', 'discount', 'timeBonus', 'message',
  'moderationCase', 'restriction', 'photo', 'approval', 'mandate'`

export class MandatesMoveByTheirChart extends Migration {
  override up(): void {
    for (const table of ['move', 'deadline']) {
      this.addSql(`
        alter table ${table} drop constraint ${table}_lifecycle_check,
          add constraint ${table}_lifecycle_check check (lifecycle in (${lifecycles}))`)
    }
    this.addSql(`
      alter table debit_mandate add column state jsonb, add column context jsonb,
        add column version int`)
    // A code that was sent before this is void: ten minutes later it would be all the same.
    this.addSql(`
      update debit_mandate d set version = 1,
        state = case when signed_at is null then '"void"' else '"active"' end::jsonb,
        sealed_iban = null,
        context = jsonb_build_object('mandate', id, 'account', account_id, 'bundle', bundle,
          'minor', minor, 'tries', tries, 'unsent', false, 'ordered', exists (
            select from payment p where p.mandate_id = d.id
          ))`)
    this.addSql(`
      insert into deadline (lifecycle, entity_id, name, due_at)
      select 'mandate', d.id::text, 'xstate.after.unused.mandate.active',
        greatest(m.given_at, (
          select max(p.created_at) from payment p where p.mandate_id = d.id
        )) + interval '1096 days'
      from debit_mandate d join mandate m on m.id = d.id where m.ended_at is null`)
    this.addSql(`
      alter table debit_mandate drop column tries, alter column state set not null,
        alter column context set not null, alter column version set not null`)
  }
}
