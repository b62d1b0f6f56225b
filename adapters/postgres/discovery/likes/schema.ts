import { defineEntity, p } from '@mikro-orm/postgresql'
import { Account } from '../../account/schema.ts'

/** The like that came by itself last, and from which fictional profile. */
export const AutoLike = defineEntity({
  name: 'AutoLike',
  tableName: 'auto_like',
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').primary(),
    from: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').index(),
    day: p.date(),
  },
})
