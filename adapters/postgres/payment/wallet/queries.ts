import type { Method } from '#core/payment/methods.ts'
import type { PlacedOrder } from '#core/payment/views.ts'
import type { Reason } from '#core/payment/wallet/values.ts'
import type { BalanceChange, Page, WalletOverview } from '#core/payment/wallet/views.ts'
import type { Database } from '../../platform/database.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { orderOf, type PaymentRow } from '../orders.ts'
import { recipientColumns, recipientOf, recipientRow, talkOf } from './recipients.ts'

const PAGE_ROWS = 24
/** Beyond the last entry that there will ever be. */
const END = '9223372036854775807'

/** A page of entries and one more, which tells whether there is another page. */
const entries = statement({
  name: 'wallet_entries',
  values: { account: sqlType.uuid(), before: sqlType.bigint() },
  columns: {
    id: sqlType.text(),
    at: sqlType.timestamptz(),
    reason: sqlType.text<Reason>(),
    credits: sqlType.integer(),
    balance: sqlType.integer(),
    ...recipientRow,
    payment: sqlType.uuid().nullable(),
    conversation: sqlType.uuid().nullable(),
  },
  text: `select e.id::text as id, e.at, e.reason, e.credits, e.balance_after as balance,
    o.id as payment, ${recipientColumns},
    case when c.listed and not c.barred then c.id end as conversation
  from (
    select * from ledger_entry
    where book_id = :account and balance_after is not null and id < :before::bigint
    order by id desc limit ${PAGE_ROWS + 1}
  ) e
  join account me on me.id = :account
  left join message m
    on e.reason in ('message', 'gift', 'photo', 'undelivered', 'unanswered')
      and m.id = e.operation
  left join ${talkOf('m')} on true
  left join profile p on p.account_id = c.other
  left join payment o on m.id is null and e.reason <> 'signup' and o.id = e.operation
  order by e.id desc`,
})

const changeOf = ({
  member,
  name,
  fictional,
  image,
  ...entry
}: Awaited<ReturnType<typeof entries>>[number]): BalanceChange => ({
  ...entry,
  about: name ?? entry.payment,
  member: recipientOf({ member, name, fictional, image }),
})

const balance = statement({
  name: 'wallet_balance',
  values: { account: sqlType.uuid() },
  columns: { balance: sqlType.integer(), owed: sqlType.integer() },
  text: 'select balance, owed from wallet where account_id = :account',
})

const pageOf = <R>(found: R[], keyOf: (row: R) => string): Page<R> => {
  const rows = found.slice(0, PAGE_ROWS)
  const last = rows.at(-1)
  return { rows, next: last && found.length > PAGE_ROWS ? keyOf(last) : null }
}

export const changesOf = async (
  on: Queryable,
  account: string,
  before = END,
): Promise<Page<BalanceChange>> => {
  const found = await entries(on, { account, before })
  const { rows, next } = pageOf(found, ({ id }) => id)
  return { rows: rows.map(changeOf), next }
}

const ordersWhere = (which: 'latest' | 'older', place: string) =>
  statement({
    name: `orders_${which}`,
    values: { account: sqlType.uuid(), before: sqlType.uuid() },
    columns: {
      id: sqlType.uuid(),
      bundle: sqlType.text(),
      credits: sqlType.integer(),
      method: sqlType.text<Method>(),
      bank: sqlType.text().nullable(),
      price: sqlType.jsonb<PaymentRow['price']>(),
      state: sqlType.jsonb<PaymentRow['state']>(),
      context: sqlType.jsonb<PaymentRow['context']>(),
      createdAt: sqlType.timestamptz(),
      completedAt: sqlType.timestamptz().nullable(),
      withdrawal: sqlType.jsonb<NonNullable<PaymentRow['withdrawal']>>().nullable(),
      mandate: sqlType.uuid().nullable(),
      immediateDeliveryConsent: sqlType.integer(),
    },
    text: `select id, bundle, credits, method, bank, price, state, context, created_at as "createdAt",
      completed_at as "completedAt", withdrawal, mandate_id as mandate,
      immediate_delivery_consent as "immediateDeliveryConsent"
    from payment where account_id = :account and ${place}
    order by created_at desc, id desc limit ${PAGE_ROWS + 1}`,
  })
const latestOrders = ordersWhere('latest', 'true')
/** Behind an order of somebody else there is nothing, as behind one that is not there. */
const olderOrders = ordersWhere(
  'older',
  `(created_at, id) < (
    select created_at, id from payment where id = :before::uuid and account_id = :account
  )`,
)

export const ordersOf = async (
  on: Queryable,
  account: string,
  before?: string,
): Promise<Page<PlacedOrder>> => {
  const read = before === undefined ? latestOrders : olderOrders
  const found = await read(on, { account, before: before ?? '' })
  return pageOf(found.map(orderOf), ({ payment }) => payment)
}

/** What a member has, and what is owed beside it. */
export const balanceOf = async (on: Queryable, account: string) => {
  const [row] = await balance(on, { account })
  return { credits: row?.balance ?? 0, owed: row?.owed ?? 0 }
}

/** The latest orders and changes of the balance. */
export const transactionsOf = async (db: Database, account: string): Promise<WalletOverview> => {
  const [orders, changes, now] = await Promise.all([
    ordersOf(db.pool, account),
    changesOf(db.pool, account),
    balanceOf(db.pool, account),
  ])
  return { orders, changes, ...now }
}
