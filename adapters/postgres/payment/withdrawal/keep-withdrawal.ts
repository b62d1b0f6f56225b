import type { Context, Event } from '#core/payment/setup.ts'
import { unusedOf, type Withdrawal } from '#core/payment/withdrawal/rules.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { creditPurchasesOf } from './credit-purchases.ts'

const lockWallet = statement({
  name: 'wallet_lock',
  values: { account: sqlType.uuid() },
  text: 'select from wallet where account_id = :account for update',
})

const paidAt = statement({
  name: 'payment_paid_at',
  values: { id: sqlType.uuid() },
  columns: { at: sqlType.timestamptz().nullable() },
  text: 'select completed_at as at from payment where id = :id',
})

const keep = statement({
  name: 'payment_withdraw',
  values: { withdrawal: sqlType.jsonb(), id: sqlType.uuid() },
  text: 'update payment set withdrawal = :withdrawal where id = :id',
})

/** A mailed link to an order has nothing left to do once it was withdrawn from. */
const endLink = statement({
  name: 'payment_end_link',
  values: { account: sqlType.uuid(), id: sqlType.text() },
  text: `delete from link where account_id = :account and purpose = 'withdrawal' and about = :id`,
})

type GiveBack = Extract<Event, { type: 'giveBack' }>

/**
 * Writes down what the member was told. A spend that came between that and now has changed the sum:
 * then nothing is written. None comes in between from here on. `was`: before this write.
 */
export const keepWithdrawal = async (
  on: Queryable,
  { was, event: { credits, minor }, now }: { was: Context; event: GiveBack; now: Date },
): Promise<void> => {
  const { payment: id, account, granted, returned, amount } = was
  await lockWallet(on, { account })
  const [paid] = await paidAt(on, { id })
  const lots = await creditPurchasesOf(on, account, paid?.at ?? now)
  const lot = lots.find(({ payment }) => payment === id)
  if (!lot || unusedOf({ ...lot, own: granted - returned }) !== credits) {
    throw new NotWritten('withdrawal_changed')
  }
  const withdrawal: Withdrawal = {
    at: now.toISOString(),
    credits,
    amount: { ...amount, minor },
  }
  await keep(on, { id, withdrawal: JSON.stringify(withdrawal) })
  await endLink(on, { account, id })
}
