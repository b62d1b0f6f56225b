import { defineEntity, p } from '@mikro-orm/postgresql'
import { houseBooks } from '#core/payment/wallet/ledger.ts'
import { reasons } from '#core/payment/wallet/values.ts'
import { Account } from '../../account/schema.ts'
import { Site } from '../../site/schema.ts'

const kinds = ['member', ...houseBooks] as const

/**
 * Whose credits an entry changes: a member's, under the account's own id, or the house's. A trigger
 * opens those of the house together with the site.
 */
export const Book = defineEntity({
  name: 'Book',
  tableName: 'book',
  uniques: [{ name: 'book_house_unique', properties: ['site', 'kind'], where: `kind <> 'member'` }],
  properties: {
    id: p.uuid().primary(),
    site: () => p.manyToOne(Site).mapToPk(),
    kind: p.enum(kinds),
  },
})

/** What is booked for money that came or went. */
const ofMoney = [
  'bundle',
  'bundle_again',
  'refund',
  'refund_part',
  'withdrawal',
  'chargeback',
  'chargeback_undone',
]

/**
 * Both sides of a post, for ever: a trigger refuses to change or remove a row. `balanceAfter` is
 * what a member was left with; `part` tells what comes in parts from one another.
 */
export const LedgerEntry = defineEntity({
  name: 'LedgerEntry',
  tableName: 'ledger_entry',
  indexes: [
    {
      name: 'ledger_entry_member_index',
      properties: ['book', 'id'],
      where: 'balance_after is not null',
    },
    {
      name: 'ledger_entry_at_index',
      expression: 'create index ledger_entry_at_index on ledger_entry using brin (at)',
    },
    {
      name: 'ledger_entry_money_index',
      properties: ['at'],
      where: `reason in (${ofMoney.map((reason) => `'${reason}'`).join(', ')})`,
    },
  ],
  uniques: [
    { name: 'ledger_entry_once_unique', properties: ['operation', 'book', 'reason', 'part'] },
  ],
  properties: {
    id: p.bigint('number').primary(),
    operation: p.uuid(),
    book: () => p.manyToOne(Book).mapToPk(),
    credits: p.integer().check('credits <> 0'),
    reason: p.enum(reasons),
    part: p.integer().default(0),
    balanceAfter: p.integer().nullable().check('balance_after >= 0'),
    at: p.datetime().columnType('timestamptz'),
  },
})

/**
 * What a member can spend: the sum of the member's entries, kept so that one statement spends it.
 * `started` counts begun conversations in the same row, so that two tabs cannot both begin the
 * last free one. `owed` is what a reversal found no credits for; credits that come settle it first.
 */
export const Wallet = defineEntity({
  name: 'Wallet',
  tableName: 'wallet',
  checks: [{ name: 'wallet_owed_or_spendable_check', expression: 'balance = 0 or owed = 0' }],
  properties: {
    account: () =>
      p.oneToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    balance: p.integer().check('balance >= 0'),
    started: p.integer(),
    owed: p.integer().default(0).check('owed >= 0'),
  },
})
