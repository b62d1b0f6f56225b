import { askAgainMs, REVERSAL_ASK_MS } from '#core/payment/rules.ts'
import { beginningOf, type Group, rowOf } from '../platform/plan/groups.ts'
import { NotWritten } from '../platform/plan/refusals.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { holdAdvance } from './direct-debit/advance.ts'
import { holdToDebit } from './direct-debit/hold-to-debit.ts'
import { keepRefund, refundRefused } from './refund/writes.ts'
import { holdToMandate, keepMandate } from './reorder/writes.ts'
import { holdToLimits } from './spending-limit/hold-to-limits.ts'
import { keepWithdrawal } from './withdrawal/keep-withdrawal.ts'

const begin = statement({
  name: 'payment_begin',
  values: {
    id: sqlType.uuid(),
    site: sqlType.text(),
    account: sqlType.uuid(),
    bundle: sqlType.text(),
    credits: sqlType.integer(),
    method: sqlType.text(),
    bank: sqlType.text().nullable(),
    price: sqlType.jsonb(),
    provider: sqlType.text(),
    keeps: sqlType.text().nullable(),
    mandate: sqlType.uuid().nullable(),
    deliveryConsent: sqlType.integer(),
    state: sqlType.jsonb(),
    context: sqlType.jsonb(),
    version: sqlType.integer(),
    now: sqlType.timestamptz(),
    nextAskAt: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into payment (
    id, site_id, account_id, bundle, credits, method, bank, price, provider, keeps, mandate_id,
    immediate_delivery_consent, state, context, version, created_at, asked, next_ask_at
  ) values (
    :id, :site, :account, :bundle, :credits, :method, :bank, :price, :provider, :keeps, :mandate,
    :deliveryConsent, :state, :context, :version, :now, 0, :nextAskAt
  ) returning id`,
})

const move = statement({
  name: 'payment_again',
  values: {
    state: sqlType.jsonb(),
    context: sqlType.jsonb(),
    version: sqlType.integer(),
    now: sqlType.timestamptz(),
    id: sqlType.uuid(),
    was: sqlType.integer(),
  },
  columns: { id: sqlType.uuid() },
  text: `update payment set state = :state, context = :context, version = :version,
    completed_at = case when :state::jsonb = '"completed"' then :now else completed_at end,
    asked = case when :state::jsonb = '"completed"' then 0 else asked end,
    silent = case when :state::jsonb = '"completed"' then 0 else silent end,
    next_ask_at = case when :state::jsonb = '"completed"'
      then :now::timestamptz + ${REVERSAL_ASK_MS} * interval '1 ms' else next_ask_at end
  where id = :id and version = :was returning id`,
})

export const savePayment = async (on: Queryable, group: Group<'payment'>, now: Date) => {
  const { id, wasVersion } = group
  const row = { ...rowOf(group), now }
  const begun = beginningOf(group)
  if (begun) {
    const { record, input } = begun
    const price = JSON.stringify(record.price)
    const nextAskAt = new Date(now.getTime() + askAgainMs(0))
    const { bank = null, savedMethodConsent: keeps = null, mandate = null } = record
    await holdToMandate(on, record)
    await holdToDebit(on, { ...record, ...input }, now)
    await holdToLimits(on, record, now)
    await begin(on, { ...row, ...record, bank, keeps, mandate, price, nextAskAt })
    return
  }
  const moved = await move(on, { ...row, was: wasVersion ?? 0 })
  if (moved.length === 0) throw new NotWritten('conflict')
  for (const { event, was, effects } of group.moves) {
    if (event.type === 'giveBack' && event.by === 'withdrawn' && was) {
      await keepWithdrawal(on, { was: was.context, event, now })
    }
    if (event.type === 'refundRefused') {
      await refundRefused(on, { payment: id, part: event.part, now })
    }
    for (const effect of effects) {
      if (effect.type === 'advanced') {
        await holdAdvance(on, { account: effect.account, payment: id, now })
      }
      if (effect.type === 'refundAsked') await keepRefund(on, { ...effect, now })
      const ref = effect.type === 'granted' ? effect.mandate : null
      if (ref !== null) await keepMandate(on, { payment: id, ref, now })
    }
  }
}
