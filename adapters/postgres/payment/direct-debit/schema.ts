import { defineEntity, p } from '@mikro-orm/postgresql'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import type { Currency } from '#core/kernel/money.ts'
import type { ShownMandate, Signing } from '#core/payment/direct-debit/values.ts'
import { Account } from '../../account/schema.ts'
import { Site } from '../../site/schema.ts'

/**
 * A mandate for direct debit, proposed and, once its code was right, signed: its paper. Whether a
 * signed one still holds stands in `mandate`, under the same id, as of every kept way of paying.
 */
export const DebitMandateRow = defineEntity({
  name: 'DebitMandateRow',
  tableName: 'debit_mandate',
  indexes: [
    { properties: ['account'] },
    {
      name: 'debit_mandate_unsigned_index',
      properties: ['sentAt'],
      where: 'signed_at is null',
    },
    {
      name: 'debit_mandate_iban_index',
      properties: ['ibanMark'],
      where: 'iban_mark is not null',
    },
  ],
  uniques: [{ properties: ['reference'] }],
  checks: [
    {
      name: 'debit_mandate_sealed_check',
      expression: 'signed_at is null or sealed_iban is null',
    },
    {
      name: 'debit_mandate_signing_check',
      expression: 'signed_at is null or signing is null',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    site: () => p.manyToOne(Site).mapToPk().updateRule('no action').deleteRule('no action'),
    account: () => p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action'),
    provider: p.text(),
    live: p.boolean(),
    bundle: p.text(),
    minor: p.integer().check('minor > 0'),
    currency: p.text().$type<Currency>(),
    holder: p.text(),
    street: p.text(),
    houseNumber: p.text(),
    zip: p.text(),
    city: p.text(),
    sealedIban: p.text().nullable(),
    /** A keyed hash; null where it was signed before there were any. */
    ibanMark: p.text().nullable(),
    ibanCountry: p.text(),
    ibanEnd: p.text(),
    phoneEnd: p.text(),
    /** The version of the text that is agreed to. */
    text: p.text(),
    /** Its words and its creditor as they were; of what was signed before these were kept, nothing. */
    shown: p.json<ShownMandate>().nullable(),
    /** Who signs from where, so that a provider is told the same again; until it has answered. */
    signing: p.json<Signing>().nullable(),
    reference: p.text(),
    /** Of the code, bound to the amount. */
    mark: p.text(),
    state: p.json<StoredOf<'mandate'>['state']>(),
    context: p.json<StoredOf<'mandate'>['context']>(),
    version: p.integer(),
    sentAt: p.datetime().columnType('timestamptz'),
    signedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

/**
 * A mandate that a provider was asked for and that does not hold here yet. Of its signer nothing
 * stands in it.
 */
export const MandateInDoubtRow = defineEntity({
  name: 'MandateInDoubtRow',
  tableName: 'mandate_in_doubt',
  properties: {
    id: p.uuid().primary(),
    provider: p.text(),
    customer: p.text(),
    reference: p.text(),
    tries: p.integer().default(0),
    lookAt: p.datetime().columnType('timestamptz').index(),
  },
})

/** Somebody of the staff lets an account pay by direct debit again. */
export const DebitLiftRow = defineEntity({
  name: 'DebitLiftRow',
  tableName: 'debit_lift',
  properties: {
    account: () =>
      p.manyToOne(Account).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    at: p.datetime().columnType('timestamptz').primary(),
    by: () => p.manyToOne(Account).mapToPk().updateRule('no action').deleteRule('no action'),
    reason: p.text(),
  },
})
