import { defineEntity, p } from '@mikro-orm/postgresql'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { Account } from '../account/schema.ts'

/** The welcome offer of a member, under the account's own id. */
export const TimeBonus = defineEntity({
  name: 'TimeBonus',
  tableName: 'time_bonus',
  properties: {
    id: () =>
      p
        .oneToOne(Account)
        .mapToPk()
        .primary()
        .fieldName('id')
        .updateRule('no action')
        .deleteRule('no action'),
    state: p.json<StoredOf<'timeBonus'>['state']>(),
    context: p.json<StoredOf<'timeBonus'>['context']>(),
    version: p.integer(),
  },
})
