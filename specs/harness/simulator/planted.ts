import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { DifferenceKind } from '#core/payment/reconciliation/rules.ts'

/** A thing that no code of the product does: it is done to the tables, behind its back. */
type Plant = {
  what: string
  kind: DifferenceKind
  /** Which payments it can be done to. */
  among: string
  wrong: string
}

const is = (state: string) => `state = '"${state}"'`
const has = (reason: string) =>
  `exists (select from ledger_entry where operation = payment.id and reason = '${reason}')`
const forget = (...reasons: string[]) =>
  `delete from ledger_entry
  where operation = $1 and reason in (${reasons.map((reason) => `'${reason}'`).join(', ')})`
const stands = (state: string) => `update payment set state = '"${state}"'::jsonb where id = $1`
const counts = (name: string, more: number) =>
  `update payment set context = jsonb_set(context, '{${name}}',
    to_jsonb((context ->> '${name}')::int + ${more})) where id = $1`
/** Money went back of it, of which some or none was refused by the bank. */
const partly = `${is('partlyRefunded')} and (context ->> 'returned')::int > 0`
const withdrawn = `${has('withdrawal')} and not ${is('chargedBack')}`
const undone = `(context #>> '{charged,undone}')::int > 0`
const refused = `(context ->> 'refusedMinor')::int > 0`

/** Both sides of what was booked for a reason, once more. */
const bookAgain = (reason: string) =>
  `insert into ledger_entry (operation, book_id, credits, reason, part, balance_after, at)
  select operation, book_id, credits, reason, part + 1000000, balance_after, at
  from ledger_entry where operation = $1 and reason = '${reason}'`

/** Both sides of credits that came before the money of a payment. */
const inAdvance = `
  with paid as (select account_id, site_id, completed_at from payment where id = $1)
  insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
  select $1::uuid, account_id, 5, 'advance', 5, completed_at from paid
  union all
  select $1, b.id, -5, 'advance', null, completed_at
  from paid p join book b on b.site_id = p.site_id and b.kind = 'advance'`

const plants: Plant[] = [
  {
    what: 'a grant that is not in the books',
    kind: 'not_granted',
    among: is('completed'),
    wrong: forget('bundle'),
  },
  {
    what: 'a payment that counts a credit more',
    kind: 'other_amount',
    among: is('completed'),
    wrong: counts('granted', 1),
  },
  {
    what: 'a payment that counts credits in advance of which the books do not know',
    kind: 'other_advance',
    among: is('completed'),
    wrong: `update payment set context = context || '{"advanced": 5}' where id = $1`,
  },
  {
    what: 'credits in advance that no money has settled',
    kind: 'other_advance',
    among: is('completed'),
    wrong: inAdvance,
  },
  {
    what: 'credits of an order that was cancelled',
    kind: 'not_paid',
    among: is('completed'),
    wrong: stands('cancelled'),
  },
  {
    what: 'credits that stay after a chargeback',
    kind: 'not_taken_back',
    among: is('chargedBack'),
    wrong: forget('refund', 'chargeback', 'refund_part', 'withdrawal'),
  },
  {
    what: 'credits that stay after a part went back',
    kind: 'not_taken_back',
    among: `${partly} and withdrawal is null and not ${refused} and ${has('refund_part')}`,
    wrong: forget('refund_part'),
  },
  {
    what: 'credits that stay after a part that the bank refused and a person pays',
    kind: 'not_taken_back',
    among: `${partly} and withdrawal is null and ${refused} and ${has('refund_part')}`,
    wrong: forget('refund_part'),
  },
  {
    what: 'credits that stay after all was given back',
    kind: 'not_taken_back',
    among: `${is('refunded')} and withdrawal is null and ${has('refund_part')}`,
    wrong: forget('refund_part'),
  },
  {
    what: 'credits that stay after a withdrawal',
    kind: 'not_taken_back',
    among: withdrawn,
    wrong: forget('withdrawal'),
  },
  {
    what: 'a payment that was charged back and says that it was not',
    kind: 'taken_too_early',
    among: `${is('chargedBack')} and not ${undone}`,
    wrong: stands('completed'),
  },
  {
    what: 'a part that takes its credits twice',
    kind: 'taken_too_early',
    among: `${partly} and not ${undone} and ${has('refund_part')}`,
    wrong: bookAgain('refund_part'),
  },
  {
    what: 'a withdrawal that takes its credits twice',
    kind: 'taken_too_early',
    among: `${withdrawn} and not ${undone}`,
    wrong: bookAgain('withdrawal'),
  },
  {
    what: 'a chargeback that was undone, of which the books do not know',
    kind: 'not_restored',
    among: `${is('wonBack')} and ${has('chargeback_undone')}`,
    wrong: forget('chargeback_undone'),
  },
  {
    what: 'a withdrawal that the books do not know',
    kind: 'other_withdrawal',
    among: is('completed'),
    wrong: `update payment set withdrawal = '{"credits": 3}' where id = $1`,
  },
  {
    what: 'a withdrawal of which its buyer was told another number',
    kind: 'other_withdrawal',
    among: 'withdrawal is not null',
    wrong: `update payment set withdrawal = jsonb_set(withdrawal, '{credits}',
      to_jsonb((withdrawal ->> 'credits')::int + 1)) where id = $1`,
  },
  {
    what: 'a withdrawal that nobody wrote down',
    kind: 'other_withdrawal',
    among: has('withdrawal'),
    wrong: 'update payment set withdrawal = null where id = $1',
  },
  {
    what: 'a sale without its receipt',
    kind: 'other_receipts',
    among: is('completed'),
    wrong: 'delete from receipt where payment_id = $1',
  },
  {
    what: 'a part given back without its note',
    kind: 'other_receipts',
    among: `${partly} and withdrawal is null`,
    wrong: `delete from receipt where payment_id = $1 and kind = 'credit'`,
  },
  {
    what: 'a withdrawal without its note',
    kind: 'other_receipts',
    among: withdrawn,
    wrong: `delete from receipt where payment_id = $1 and kind = 'credit'`,
  },
  {
    what: 'a minor unit that went back without a note',
    kind: 'other_receipts',
    among: partly,
    wrong: counts('backMinor', 1),
  },
]

/** Credits out of nowhere, with both their sides. */
const fromNowhere = `
  with member as (select account_id from wallet order by account_id limit 1), moved as (
    update wallet set balance = balance + 5 from member
    where wallet.account_id = member.account_id returning wallet.account_id, balance
  ), sides as (
    select account_id as book_id, 5 as credits, balance as remaining from moved
    union all select id, -5, null from book where kind = 'sales' and site_id = (
      select site_id from book where id = (select account_id from member))
  )
  insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
  select $1, book_id, credits, 'bundle', remaining, $2 from sides`

export type Planted = { what: string; payment: string; kind: DifferenceKind }

/**
 * Breaks some payments of a day in every way there is. Answers which, and how, and the ways for
 * which the day had no payment.
 */
export const plantFaults = async (on: Pick<pg.Pool, 'query'>, each: number, at: Date) => {
  const planted: Planted[] = []
  const without: string[] = []
  const kept = ['ledger_entry', 'receipt']
  for (const table of kept) await on.query(`alter table ${table} disable trigger user`)
  for (const { what, kind, among, wrong } of plants) {
    const { rows } = await on.query<{ id: string }>(
      `select id from payment where ${among} and not id = any($1::uuid[]) order by id limit $2`,
      [planted.map(({ payment }) => payment), each],
    )
    if (rows.length === 0) without.push(what)
    for (const { id } of rows) {
      await on.query(wrong, [id])
      planted.push({ what, payment: id, kind })
    }
  }
  const nobodys = randomUUID()
  await on.query(fromNowhere, [nobodys, at])
  planted.push({ what: 'credits of no payment', payment: nobodys, kind: 'no_payment' })
  for (const table of kept) await on.query(`alter table ${table} enable trigger user`)
  return { planted, without }
}
