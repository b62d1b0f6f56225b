import type { InferEntity } from '@mikro-orm/postgresql'
import type { Currency } from '#core/kernel/money.ts'
import type { ExistingCode } from '#core/payment/discount/giving.ts'
import { type Code, STAY_CODE_PREFIX } from '#core/payment/discount/rules.ts'
import type { Method } from '#core/payment/methods.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import { receiptNumber } from '#core/payment/receipt/rules.ts'
import type { Database } from '../platform/database.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'
import { Bundle, bundleOf } from '../site/schema.ts'
import {
  askAll,
  noteAsked,
  openingColumns,
  openingRow,
  takeDue,
} from './checkout/status-queries.ts'
import { orderOf } from './orders.ts'
import { refundAsked, refundTaken, takeUnanswered } from './refund/writes.ts'
import { DiscountCode, Payment } from './schema.ts'
import { balanceOf } from './wallet/queries.ts'
import { creditPurchasesOf } from './withdrawal/credit-purchases.ts'

const open = statement({
  name: 'payment_open',
  values: { id: sqlType.uuid() },
  columns: openingRow,
  text: `select ${openingColumns} from payment p where p.id = :id and p.is_open`,
})

const hasPayment = statement({
  name: 'payment_knows',
  values: { provider: sqlType.text(), ref: sqlType.text() },
  columns: { known: sqlType.boolean() },
  text: 'select exists (select from payment where provider = :provider and ref = :ref) as known',
})

const saleNumber = statement({
  name: 'payment_sale_number',
  values: { payment: sqlType.uuid() },
  columns: { year: sqlType.integer(), number: sqlType.integer() },
  text: `select year, number from receipt where payment_id = :payment and kind = 'sale'
  order by at, year, number limit 1`,
})

/** An advance that was spent is settled by the same write, and may leave as much owed again. */
const settledBy = statement({
  name: 'payment_settled_owed',
  values: { payment: sqlType.uuid() },
  columns: { part: sqlType.integer(), credits: sqlType.integer() },
  text: `select e.part, sum(e.credits)::int as credits
  from ledger_entry e join book b on b.id = e.book_id and b.kind = 'owed'
  where e.operation = :payment and e.reason in ('owed_settled', 'advance_settled')
  group by e.part having sum(e.credits) > 0`,
})

const soldTo = statement({
  name: 'payment_sold_to',
  values: {
    site: sqlType.text(),
    email: sqlType.text(),
    year: sqlType.integer(),
    number: sqlType.integer(),
  },
  columns: { account: sqlType.uuid(), payment: sqlType.uuid() },
  text: `select p.account_id as account, p.id as payment
  from account a
  join payment p on p.account_id = a.id
  join receipt r on r.payment_id = p.id
  where a.site_id = :site and a.email = :email and r.year = :year and r.number = :number`,
})

/** An order that was never paid counts too: its buyer ticked the box. */
const deliveryConsent = statement({
  name: 'payment_delivery_consent',
  values: { account: sqlType.uuid() },
  columns: { version: sqlType.integer() },
  text: `select coalesce(max(immediate_delivery_consent), 0) as version
  from payment where account_id = :account`,
})

const codeRow = ({ site: _, expiresAt, ...row }: InferEntity<typeof DiscountCode>): Code => ({
  ...row,
  expires: expiresAt ?? null,
  country: row.country ?? null,
  account: row.account ?? null,
  currency: row.currency ?? null,
  methods: row.methods ?? null,
})

const codes = statement({
  name: 'discount_codes',
  values: { site: sqlType.text(), own: sqlType.text() },
  columns: {
    code: sqlType.text(),
    percent: sqlType.integer(),
    country: sqlType.text().nullable(),
    account: sqlType.uuid().nullable(),
    expires: sqlType.timestamptz().nullable(),
    currency: sqlType.text<Currency>().nullable(),
    minimumMinor: sqlType.integer(),
    status: sqlType.text<ExistingCode['status']>(),
    validity: sqlType.text<ExistingCode['validity']>(),
    methods: sqlType.text<Method>().array().nullable(),
    firstPurchaseOnly: sqlType.boolean(),
    uses: sqlType.integer(),
  },
  text: `select code, percent, country, account_id as account, expires_at as expires, currency,
    minimum_minor as "minimumMinor", status, validity, methods,
    first_purchase_only as "firstPurchaseOnly",
    (
      select count(*) from discount d
      where d.site_id = c.site_id and d.code = c.code and d.state = '"used"'
    )::int as uses
  from discount_code c where site_id = :site and not starts_with(code, :own)
  order by code`,
})

/** The PaymentStore port. */
export const paymentStore = (db: Database): PaymentStore => {
  const find = (where: { id: string; account?: string }) => db.orm.em.fork().findOne(Payment, where)
  return {
    bundles: async (site, { country, currency }) => {
      const sold = { site, currency, $or: [{ country }, { country: null }] }
      const found = await db.orm.em.fork().find(Bundle, sold, { orderBy: { credits: 'asc' } })
      return found.map(bundleOf)
    },
    order: async (account, id) => {
      const payment = await find({ id, account })
      return payment ? orderOf(payment) : null
    },
    deliveryConsent: async (account) =>
      (await deliveryConsent(db.pool, { account }))[0]?.version ?? 0,
    soldTo: async (buyer) => (await soldTo(db.pool, buyer))[0] ?? null,
    balance: (account) => balanceOf(db.pool, account),
    lots: (account, since) => creditPurchasesOf(db.pool, account, since),
    giveCode: async (site, { expires: expiresAt, ...code }) => {
      await db.orm.em
        .fork()
        .upsert(DiscountCode, { site, expiresAt, ...code }, { onConflictAction: 'ignore' })
    },
    codes: (site) => codes(db.pool, { site, own: STAY_CODE_PREFIX }),
    endCode: async (site, code) => {
      const ended = await db.tables
        .updateTable('discount_code')
        .set({ status: 'disabled' })
        .where('site_id', '=', site)
        .where('code', '=', code)
        .where('status', '=', 'active')
        .executeTakeFirst()
      return ended.numUpdatedRows > 0n
    },
    open: async (id) => (await open(db.pool, { id }))[0] ?? null,
    code: async (site, code) => {
      const found = await db.orm.em.fork().findOne(DiscountCode, { site, code })
      return found && codeRow(found)
    },
    knows: async (provider, ref) =>
      (await hasPayment(db.pool, { provider, ref }))[0]?.known === true,
    takeDue: (now, limit, except = []) => takeDue(db.pool, { now, limit, except }),
    recordAnswer: async ({ payment, until }, what) =>
      void (await noteAsked(db.pool, { payment, until, ...what })),
    askAll: async (now) => (await askAll(db.pool, { now })).length,
    takeUnanswered: (now, limit) => takeUnanswered(db.pool, { now, limit }),
    refundAsked: async ({ payment, part, until }, now) =>
      void (await refundAsked(db.pool, { payment, part, until, now })),
    refundTaken: async (refund) => void (await refundTaken(db.pool, refund)),
    providerOf: async (id) => (await find({ id }))?.provider ?? null,
    receipt: async (id) => {
      const [payment, [sale], settled] = await Promise.all([
        find({ id }),
        saleNumber(db.pool, { payment: id }),
        settledBy(db.pool, { payment: id }),
      ])
      if (!payment) return null
      const number = sale ? receiptNumber(sale) : null
      const { account, site } = payment
      return { order: orderOf(payment), account, site, number, settled }
    },
  }
}
