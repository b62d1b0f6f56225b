import type { NewOrder } from '#core/payment/checkout/order.ts'
import { advanceFor } from '#core/payment/direct-debit/advance.ts'
import { mayDebit } from '#core/payment/direct-debit/rules.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { advanceFacts } from './advance.ts'
import { debitFacts } from './facts.ts'

/** One order by direct debit of an account or an IBAN after another. Ends with the transaction. */
const lock = statement({
  name: 'debit_lock',
  values: { account: sqlType.uuid() },
  text: `select from (
    select pg_advisory_xact_lock(hashtextextended('debit ' || one, 0)) from (
      select iban_mark as one from debit_mandate
      where account_id = :account and signed_at is not null and iban_mark is not null
      union select :account::uuid::text order by one
    ) locks
  ) locked`,
})

/** What was signed for, where nothing has been ordered by it yet. */
const signedFor = statement({
  name: 'debit_signed_for',
  values: { mandate: sqlType.uuid() },
  columns: { bundle: sqlType.text(), minor: sqlType.integer() },
  text: `select bundle, minor from debit_mandate d
  where d.id = :mandate::uuid and not exists (
    select from payment p where p.mandate_id = d.id
  )`,
})

type Order = Pick<NewOrder, 'account' | 'method' | 'bundle' | 'price' | 'credits'> & {
  mandate?: string | null | undefined
  advance?: number
  mostInAdvance?: number
}

/** Of two orders at once only one has what is left of it: the other is reckoned anew. */
const holdToAdvance = async (
  on: Queryable,
  { advance = 0, mostInAdvance: most = 0, account, credits }: Order,
  now: Date,
) => {
  if (advance === 0) return
  const may = advanceFor({ most, credits }, await advanceFacts(on, { account, now }))
  if (advance > may) throw new NotWritten('conflict')
}

/**
 * The database has the last word on an order by direct debit, whatever comes at once: the first
 * one is what the code was for, no more are placed than the limit or a reversal lets be, and no
 * more credits come in advance than the site gives.
 */
export const holdToDebit = async (on: Queryable, order: Order, now: Date): Promise<void> => {
  const { account, method, mandate, bundle, price } = order
  if (method !== 'directdebit') return
  if (!mandate) throw new NotWritten('mandate_ended')
  await lock(on, { account })
  const refused = mayDebit(await debitFacts(on, account, now))
  if (refused !== 'ok') throw new NotWritten(refused)
  const [first] = await signedFor(on, { mandate })
  if (first && (first.bundle !== bundle || first.minor !== price.total.minor)) {
    throw new NotWritten('price_changed')
  }
  await holdToAdvance(on, order, now)
}
