import { defineEntity, p } from '@mikro-orm/postgresql'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { type Currency, currencies } from '#core/kernel/money.ts'
import type { Price } from '#core/payment/checkout/pricing.ts'
import { codeStatuses, validities } from '#core/payment/discount/rules.ts'
import { type Method, methodNames } from '#core/payment/methods.ts'
import type { DayReport } from '#core/payment/reconciliation/rules.ts'
import type { Withdrawal } from '#core/payment/withdrawal/rules.ts'
import { Account } from '../account/schema.ts'
import { Site } from '../site/schema.ts'
import { MandateRow } from './reorder/schema.ts'

/** The order stands as it was made: neither a changed bundle nor a changed price touches it. */
export const Payment = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  indexes: [
    { columns: [{ name: 'account_id' }, { name: 'created_at', sort: 'desc' }] },
    {
      name: 'payment_due_index',
      properties: ['nextAskAt'],
      where: 'next_ask_at is not null',
    },
    { name: 'payment_created_index', properties: ['site', 'createdAt'] },
    {
      name: 'payment_completed_index',
      properties: ['site', 'completedAt'],
      where: 'completed_at is not null',
    },
    {
      name: 'payment_account_completed_index',
      properties: ['account', 'completedAt', 'id'],
      where: 'completed_at is not null',
    },
    {
      name: 'payment_direct_debit_index',
      properties: ['account'],
      where: "method = 'directdebit'",
    },
    {
      name: 'payment_open_index',
      properties: ['createdAt'],
      where: 'is_open and next_ask_at is not null',
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
    bank: p.text().nullable(),
    price: p.json<Price>(),
    provider: p.text(),
    state: p.json<StoredOf<'payment'>['state']>(),
    context: p.json<StoredOf<'payment'>['context']>(),
    version: p.integer(),
    createdAt: p.datetime().columnType('timestamptz'),
    completedAt: p.datetime().columnType('timestamptz').nullable(),
    /** What its buyer was told when withdrawing from it. */
    withdrawal: p.json<Withdrawal>().nullable(),
    asked: p.integer(),
    /** Questions in a row that its provider did not answer. */
    silent: p.integer().default(0),
    nextAskAt: p.datetime().columnType('timestamptz').nullable(),
    ref: p.text().generated(`(context ->> 'ref') stored`).nullable(),
    /** The version of the text by which its buyer let us keep the way of paying. */
    keeps: p.text().nullable(),
    /** The version of the text on immediate delivery; a trigger refuses an order without one. */
    immediateDeliveryConsent: p.integer().check('immediate_delivery_consent >= 0'),
    mandate: () => p.manyToOne(MandateRow).mapToPk().nullable().deleteRule('no action'),
    isOpen: p.boolean().generated(`((state #>> '{}') in ('loading', 'unknown', 'pending')) stored`),
  },
})

/**
 * A part of a payment that the site decided to give back. `askAt`: when its provider is asked again;
 * null once that has said yes or no. `refusedAt`: it said no, be it days after it had said yes.
 */
export const RefundRow = defineEntity({
  name: 'RefundRow',
  tableName: 'refund',
  indexes: [
    { name: 'refund_ask_index', properties: ['askAt'], where: 'ask_at is not null' },
    { name: 'refund_refused_index', properties: ['refusedAt'], where: 'refused_at is not null' },
  ],
  properties: {
    payment: () => p.manyToOne(Payment).mapToPk().primary(),
    part: p.integer().primary(),
    minor: p.integer().check('minor > 0'),
    decidedAt: p.datetime().columnType('timestamptz'),
    askAt: p.datetime().columnType('timestamptz').nullable(),
    refusedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

/** A code that the site gives out; its conditions are those of `codeFits`. */
export const DiscountCode = defineEntity({
  name: 'DiscountCode',
  tableName: 'discount_code',
  properties: {
    site: () => p.manyToOne(Site).mapToPk().primary(),
    code: p.text().primary(),
    percent: p.integer().check('percent >= 1 and percent <= 99'),
    country: p.text().nullable(),
    account: () => p.manyToOne(Account).mapToPk().nullable().deleteRule('no action'),
    expiresAt: p.datetime().columnType('timestamptz').nullable(),
    currency: p.enum(currencies).$type<Currency>().nullable(),
    minimumMinor: p.integer().default(0).check('minimum_minor >= 0'),
    status: p.enum(codeStatuses).default('active'),
    validity: p.enum(validities).default('once_per_user'),
    methods: p.array<Method>().nullable(),
    firstPurchaseOnly: p.boolean().default(false),
  },
})

/** The use of a code: by one member, or by the only one of a code that counts once. */
export const Discount = defineEntity({
  name: 'Discount',
  tableName: 'discount',
  indexes: [
    { properties: ['account'] },
    {
      name: 'discount_used_index',
      properties: ['site', 'code'],
      where: `state = '"used"'`,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    site: () => p.manyToOne(Site).mapToPk(),
    code: p.text(),
    account: () => p.manyToOne(Account).mapToPk(),
    state: p.json<StoredOf<'discount'>['state']>(),
    context: p.json<StoredOf<'discount'>['context']>(),
    version: p.integer(),
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

/** What a day's money came to; nobody changes it afterwards but to note who was told. */
export const DayReportRow = defineEntity({
  name: 'DayReportRow',
  tableName: 'day_report',
  indexes: [{ name: 'day_report_untold_index', properties: ['day'], where: 'told_at is null' }],
  properties: {
    site: () => p.manyToOne(Site).mapToPk().primary(),
    day: p.date().primary(),
    report: p.json<DayReport>(),
    madeAt: p.datetime().columnType('timestamptz'),
    toldAt: p.datetime().columnType('timestamptz').nullable(),
  },
})
