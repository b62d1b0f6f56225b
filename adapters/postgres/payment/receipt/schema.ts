import { defineEntity, p } from '@mikro-orm/postgresql'
import type { Currency } from '#core/kernel/money.ts'
import type { Method } from '#core/payment/methods.ts'
import { type ReceiptLine, receiptKinds } from '#core/payment/receipt/rules.ts'
import type { Site } from '#core/site/ports.ts'
import { Payment } from '../schema.ts'

/** The last number that a company has given in a year: the next one waits for its commit. */
export const ReceiptSeries = defineEntity({
  name: 'ReceiptSeries',
  tableName: 'receipt_series',
  properties: {
    company: p.integer().primary(),
    year: p.integer().primary(),
    last: p.integer().check('last > 0'),
  },
})

/**
 * What was sold, or went back, as it stood on that day, seller included. It names no buyer, and
 * stays as it is: a trigger refuses to change or remove a row.
 */
export const Receipt = defineEntity({
  name: 'Receipt',
  tableName: 'receipt',
  checks: [{ name: 'receipt_minor_check', expression: `(minor > 0) = (kind = 'sale')` }],
  properties: {
    company: p.integer().primary(),
    year: p.integer().primary(),
    number: p.integer().primary().check('number > 0'),
    payment: () => p.manyToOne(Payment).mapToPk().index(),
    kind: p.enum(receiptKinds),
    credits: p.integer(),
    lines: p.json<ReceiptLine[]>(),
    minor: p.integer(),
    currency: p.text().$type<Currency>(),
    vatBasisPoints: p.integer(),
    vatMinor: p.integer(),
    method: p.text().$type<Method>(),
    seller: p.json<Site['company']>(),
    at: p.datetime().columnType('timestamptz').index(),
  },
})
