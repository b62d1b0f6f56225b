import { defineEntity, p } from '@mikro-orm/postgresql'
import { Account } from '../../account/schema.ts'

/** To which address a member is never shown: a keyed hash, and the member's own note. */
export const AvoidedAddress = defineEntity({
  name: 'AvoidedAddress',
  tableName: 'avoided_address',
  uniques: [{ properties: ['account', 'hash'] }],
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action'),
    hash: p.blob().index(),
    note: p.text(),
    at: p.datetime().columnType('timestamptz'),
  },
})
