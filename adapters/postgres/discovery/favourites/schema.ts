import { defineEntity, p } from '@mikro-orm/postgresql'
import { Account } from '../../account/schema.ts'

/** Whom a member keeps, and since when. */
export const Favourite = defineEntity({
  name: 'Favourite',
  tableName: 'favourite',
  indexes: [{ columns: [{ name: 'account_id' }, { name: 'at', sort: 'desc' }] }],
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').primary(),
    kept: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .updateRule('no action')
        .deleteRule('no action')
        .primary()
        .index(),
    at: p.datetime().columnType('timestamptz'),
  },
})
