import { defineEntity, p } from '@mikro-orm/postgresql'
import type { Wishes } from '#core/discovery/saved-searches/ports.ts'
import { Account } from '../../account/schema.ts'

/** A search to come back to; up to where its member has looked, and has been told. */
export const SavedSearchRow = defineEntity({
  name: 'SavedSearchRow',
  tableName: 'saved_search',
  properties: {
    id: p.uuid().primary(),
    account: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').index(),
    name: p.text().nullable(),
    wishes: p.json<Wishes>(),
    notify: p.boolean().default(true),
    seenNr: p.bigint(),
    toldNr: p.bigint(),
    madeAt: p.datetime().columnType('timestamptz'),
  },
})

/** When somebody's saved searches are looked at the next time, and when they were told of last. */
export const SavedSearchWatch = defineEntity({
  name: 'SavedSearchWatch',
  tableName: 'saved_search_watch',
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action').primary(),
    nextAt: p.datetime().columnType('timestamptz').nullable().index(),
    toldOn: p.date().nullable(),
  },
})
