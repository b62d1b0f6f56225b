import type { Currency } from '#core/kernel/money.ts'
import type { CreditPurchase } from '#core/payment/withdrawal/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** Credits that came before their money are no part of what was paid for. */
const inAdvance = `(
        select coalesce(sum((o.context ->> 'advanced')::int), 0)::int from payment o
        where o.account_id = p.account_id and o.method = 'directdebit' and o.is_open
      )`

const lots = statement({
  name: 'payment_lots',
  values: { account: sqlType.uuid(), since: sqlType.timestamptz() },
  columns: {
    payment: sqlType.uuid(),
    paidAt: sqlType.timestamptz(),
    credits: sqlType.integer(),
    price: sqlType.integer(),
    own: sqlType.integer(),
    minor: sqlType.integer(),
    currency: sqlType.text<Currency>(),
    balance: sqlType.integer(),
    withdrawn: sqlType.boolean(),
    later: sqlType.integer(),
  },
  text: `select payment, "paidAt", credits, price, own, minor, currency, balance, withdrawn,
    coalesce(sum(own) over (
      order by "paidAt" desc, payment desc rows between unbounded preceding and 1 preceding
    ), 0)::int as later
  from (
    select p.id as payment, p.completed_at as "paidAt",
      greatest(0, w.balance - ${inAdvance}) as balance,
      p.withdrawal is not null as withdrawn, (p.context ->> 'granted')::int as credits,
      (p.context ->> 'paidMinor')::int as price,
      (p.context ->> 'granted')::int - (p.context ->> 'returned')::int as own,
      (p.context ->> 'paidMinor')::int - (p.context ->> 'backMinor')::int as minor,
      p.context #>> '{amount,currency}' as currency
    from payment p join wallet w on w.account_id = p.account_id
    where p.account_id = :account and p.completed_at >= :since
  ) paid
  order by "paidAt" desc, payment desc`,
})

/** What a member paid for from an instant on, the latest first, and what is left of it. */
export const creditPurchasesOf = async (
  on: Queryable,
  account: string,
  since: Date,
): Promise<CreditPurchase[]> =>
  (await lots(on, { account, since })).map(({ price, minor, currency, ...lot }) => ({
    ...lot,
    amount: { minor: price, currency },
    left: { minor, currency },
  }))
