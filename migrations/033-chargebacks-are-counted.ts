import { Migration } from '@mikro-orm/migrations'

export class ChargebacksAreCounted extends Migration {
  override up(): void {
    // Until now a chargeback was undone once, or not.
    this.addSql(`
      update payment set context = jsonb_set(context, '{charged,undone}',
        case when context #> '{charged,undone}' = 'true' then '1' else '0' end::jsonb)
      where jsonb_typeof(context #> '{charged,undone}') = 'boolean'`)
  }
}
