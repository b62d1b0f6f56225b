import type { Price } from '#core/payment/checkout/pricing.ts'
import {
  creditNoteOf,
  type ReceiptDue,
  type ReceiptTotals,
  saleOf,
} from '#core/payment/receipt/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** What is written on every receipt of a payment, and what those before came to. */
const about = statement({
  name: 'receipt_about',
  values: { payment: sqlType.uuid() },
  columns: {
    ordered: sqlType.integer(),
    price: sqlType.jsonb<Price>(),
    issued: sqlType.json<ReceiptTotals[]>(),
  },
  text: `select credits as ordered, price, coalesce((
      select json_agg(json_build_object('minor', minor, 'vatMinor', vat_minor))
      from receipt where payment_id = payment.id
    ), '[]') as issued
  from payment where id = :payment`,
})

/** The next number of the seller's year is taken and used in one statement, so that none is lost. */
const issue = statement({
  name: 'receipt_issue',
  values: {
    now: sqlType.timestamptz(),
    payment: sqlType.uuid(),
    kind: sqlType.text(),
    credits: sqlType.integer(),
    lines: sqlType.jsonb(),
    minor: sqlType.integer(),
    vatMinor: sqlType.integer(),
  },
  columns: { number: sqlType.integer() },
  text: `with sold as (
    select p.*, s.company as seller, coalesce((s.settings ->> 'company_id')::int, 0) as company,
      extract(year from :now::timestamptz at time zone 'Europe/Amsterdam')::int as year
    from payment p join site s on s.id = p.site_id where p.id = :payment
  ), numbered as (
    insert into receipt_series (company, year, last) select company, year, 1 from sold
    on conflict (company, year) do update set last = receipt_series.last + 1
    returning company, year, last
  )
  insert into receipt (company, year, number, payment_id, kind, credits, lines, minor, currency,
    vat_basis_points, vat_minor, method, seller, at)
  select n.company, n.year, n.last, id, :kind, :credits::int, :lines::jsonb, :minor::int,
    price -> 'total' ->> 'currency', (price -> 'vat' ->> 'basisPoints')::int, :vatMinor::int,
    method, seller, :now::timestamptz
  from sold, numbered n
  returning number`,
})

type Known = { ordered: number; price: Price; issued: ReceiptTotals[] }

const drawn = ({ kind, minor, credits: granted }: ReceiptDue, { ordered, price, issued }: Known) =>
  kind === 'sale'
    ? saleOf(price, minor, { ordered, granted })
    : creditNoteOf(issued, minor, price.vat.basisPoints)

/**
 * Gives each receipt its number, the last thing before the commit: whoever buys at the same moment
 * waits for no longer than that, and what is undone leaves no gap.
 */
export const issueReceipts = async (on: Queryable, due: ReceiptDue[], now: Date) => {
  for (const one of due) {
    const { payment, kind, credits } = one
    const [known] = await about(on, { payment })
    if (!known) throw new Error(`${payment} is no payment`)
    const receipt = drawn(one, known)
    if (!receipt || receipt.minor === 0) continue
    const { lines, minor, vatMinor } = receipt
    await issue(on, { payment, kind, credits, lines: JSON.stringify(lines), minor, vatMinor, now })
  }
}
