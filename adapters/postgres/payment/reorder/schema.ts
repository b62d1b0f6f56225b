import { defineEntity, p } from '@mikro-orm/postgresql'
import { methodNames } from '#core/payment/methods.ts'
import { mandateEnds } from '#core/payment/reorder/rules.ts'
import { Account } from '../../account/schema.ts'
import { Site } from '../../site/schema.ts'

/**
 * A way of paying that a member let us keep; its id is that of the payment that left it. It stays
 * when it has ended, as the orders do that were paid by it; `tellAt` is when its provider is told.
 */
export const MandateRow = defineEntity({
  name: 'MandateRow',
  tableName: 'mandate',
  indexes: [
    { properties: ['account'] },
    { name: 'mandate_tell_index', properties: ['tellAt'], where: 'tell_at is not null' },
  ],
  uniques: [
    {
      name: 'mandate_active_unique',
      properties: ['account', 'provider', 'method'],
      where: 'ended_at is null',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    site: () => p.manyToOne(Site).mapToPk(),
    account: () => p.manyToOne(Account).mapToPk(),
    provider: p.text(),
    ref: p.text(),
    method: p.enum(methodNames),
    live: p.boolean(),
    givenAt: p.datetime().columnType('timestamptz'),
    /** The version of the text that was agreed to. */
    consent: p.text(),
    endedAt: p.datetime().columnType('timestamptz').nullable(),
    reason: p.enum(mandateEnds).nullable(),
    tellAt: p.datetime().columnType('timestamptz').nullable(),
    tries: p.integer().default(0),
  },
})
