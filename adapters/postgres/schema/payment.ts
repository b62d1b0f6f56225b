import { defineEntity, p } from '@mikro-orm/postgresql'
import type { StoredOf } from '#core/lifecycles.ts'
import { methodNames } from '#core/payment/methods.ts'
import type { Price } from '#core/payment/pricing.ts'
import { Account } from './account.ts'
import { Site } from './site.ts'

/** The order stands as it was made: neither a changed bundle nor a changed price touches it. */
export const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  indexes: [
    { columns: [{ name: 'account_id' }, { name: 'created_at', sort: 'desc' }] },
    {
      name: 'payment_due_index',
      properties: ['nextAskAt'],
      where: 'completed_at is null and asked < 30',
    },
  ],
  uniques: [{ properties: ['provider', 'ref'] }],
  properties: {
    id: p.uuid().primary(),
    site: () => p.manyToOne(Site).mapToPk(),
    account: () => p.manyToOne(Account).mapToPk(),
    bundle: p.text(),
    credits: p.integer().check('credits > 0'),
    method: p.enum(methodNames),
    price: p.json<Price>(),
    provider: p.text(),
    state: p.json<StoredOf<'payment'>['state']>(),
    context: p.json<StoredOf<'payment'>['context']>(),
    version: p.integer(),
    createdAt: p.datetime().columnType('timestamptz'),
    completedAt: p.datetime().columnType('timestamptz').nullable(),
    asked: p.integer(),
    nextAskAt: p.datetime().columnType('timestamptz'),
    ref: p.text().generated(`(context ->> 'ref') stored`).nullable(),
    isOpen: p.boolean().generated(`((state #>> '{}') in ('loading', 'pending')) stored`),
  },
})

/** What a provider said, written down before it is answered; a worker asks what is true of it. */
export const WebhookInbox = defineEntity({
  name: 'WebhookInbox',
  tableName: 'webhook_inbox',
  uniques: [{ properties: ['provider', 'ref'] }],
  properties: {
    id: p.bigint('number').primary(),
    provider: p.text(),
    ref: p.text(),
    receivedAt: p.datetime().columnType('timestamptz'),
  },
})
