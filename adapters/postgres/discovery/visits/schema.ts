import { defineEntity, p } from '@mikro-orm/postgresql'
import { Account } from '../../account/schema.ts'

/** Who looked at whom last, and when. */
export const Visit = defineEntity({
  name: 'Visit',
  tableName: 'visit',
  indexes: [{ properties: ['visited', 'at', 'visitor'] }],
  properties: {
    visited: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').primary(),
    visitor: () =>
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
