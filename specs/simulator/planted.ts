import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { DifferenceKind } from '#core/payment/reconciliation.ts'

/** A thing that no code of the product does: it is done to the tables, behind its back. */
type Plant = { kind: DifferenceKind; state: string; wrong: string[] }

const forget = (reasons: string) =>
  `delete from ledger_entry where operation = $1 and reason in (${reasons})`
const stands = (state: string) => `update payment set state = '"${state}"'::jsonb where id = $1`

const plants: Plant[] = [
  { kind: 'not_granted', state: 'completed', wrong: [forget(`'bundle'`)] },
  {
    kind: 'other_amount',
    state: 'completed',
    wrong: [
      `update payment set context = jsonb_set(context, '{granted}',
        to_jsonb((context ->> 'granted')::int + 1)) where id = $1`,
    ],
  },
  { kind: 'not_paid', state: 'completed', wrong: [stands('cancelled')] },
  { kind: 'not_taken_back', state: 'chargedBack', wrong: [forget(`'refund', 'chargeback'`)] },
  { kind: 'not_taken_back', state: 'partlyRefunded', wrong: [forget(`'refund_part'`)] },
  { kind: 'taken_too_early', state: 'chargedBack', wrong: [stands('completed')] },
  { kind: 'not_restored', state: 'wonBack', wrong: [forget(`'chargeback_undone'`)] },
  {
    kind: 'other_withdrawal',
    state: 'completed',
    wrong: [`update payment set withdrawal = '{"credits": 3}' where id = $1`],
  },
  {
    kind: 'other_receipts',
    state: 'completed',
    wrong: ['delete from receipt where payment_id = $1'],
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

/** Breaks some payments of a day in every way there is; answers which, and how. */
export const plantFaults = async (client: pg.Client, each: number, at: Date) => {
  const planted: { payment: string; kind: DifferenceKind }[] = []
  const kept = ['ledger_entry', 'receipt']
  for (const table of kept) await client.query(`alter table ${table} disable trigger user`)
  for (const { kind, state, wrong } of plants) {
    const { rows } = await client.query<{ id: string }>(
      `select id from payment where state #>> '{}' = $1 and not id = any($2::uuid[])
      order by id limit $3`,
      [state, planted.map(({ payment }) => payment), each],
    )
    for (const { id } of rows) {
      for (const statement of wrong) await client.query(statement, [id])
      planted.push({ payment: id, kind })
    }
  }
  const nobodys = randomUUID()
  await client.query(fromNowhere, [nobodys, at])
  planted.push({ payment: nobodys, kind: 'no_payment' })
  for (const table of kept) await client.query(`alter table ${table} enable trigger user`)
  return planted
}
