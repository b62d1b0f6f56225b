import { defineEntity, p } from '@mikro-orm/postgresql'
import { type Currency, currencies } from '#core/kernel/money.ts'
import { spendingPeriods } from '#core/payment/spending-limit/rules.ts'
import { Account } from '../../account/schema.ts'

/** What a member wants to spend at most in a period; `next…` counts from `nextAt` on. */
export const SpendingLimitRow = defineEntity({
  name: 'SpendingLimitRow',
  tableName: 'spending_limit',
  properties: {
    account: () => p.manyToOne(Account).mapToPk().primary(),
    period: p.enum(spendingPeriods).primary(),
    minor: p.integer().nullable().check('minor >= 0'),
    currency: p.enum(currencies).$type<Currency>().nullable(),
    nextMinor: p.integer().nullable().check('next_minor >= 0'),
    nextCurrency: p.enum(currencies).$type<Currency>().nullable(),
    nextAt: p.datetime().columnType('timestamptz').nullable(),
  },
})
