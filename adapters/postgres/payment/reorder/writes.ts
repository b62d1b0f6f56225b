import type { NewOrder } from '#core/payment/checkout/order.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

type GivenMandate = { payment: string; ref: string; now: Date }

/** Another one of the same member, and the end of their account, come before it or after it. */
const hold = statement({
  name: 'mandate_hold',
  values: { payment: sqlType.uuid() },
  text: `select from account a join payment p on p.account_id = a.id
  where p.id = :payment and p.keeps is not null for no key update of a`,
})

/** The one before it, unless this is the same one again. Its provider is told. */
const endBefore = statement({
  name: 'mandate_end_before',
  values: { now: sqlType.timestamptz(), payment: sqlType.uuid(), ref: sqlType.text() },
  text: `update mandate m set ended_at = :now, reason = 'replaced', tell_at = :now
  from payment p
  where p.id = :payment and p.keeps is not null and m.account_id = p.account_id
    and m.provider = p.provider and m.method = p.method and m.ref <> :ref and m.ended_at is null`,
})

/** That of a member who is erased by now ends at once. */
const keep = statement({
  name: 'mandate_keep',
  values: { ref: sqlType.text(), now: sqlType.timestamptz(), payment: sqlType.uuid() },
  text: `insert into mandate (id, site_id, account_id, provider, ref, method, live, given_at, consent,
    ended_at, reason, tell_at)
  select p.id, p.site_id, p.account_id, p.provider, :ref, p.method,
    (p.context ->> 'live')::boolean, :now::timestamptz, p.keeps,
    case when a.gone then :now::timestamptz end, case when a.gone then 'erased' end,
    case when a.gone then :now::timestamptz end
  from payment p
  join (select id, state = '"erased"' as gone from account) a on a.id = p.account_id
  where p.id = :payment and p.keeps is not null
  on conflict (account_id, provider, method) where ended_at is null do nothing`,
})

/** What a payment has left is kept where its buyer agreed to that, in the write of its credits. */
export const keepMandate = async (on: Queryable, left: GivenMandate): Promise<void> => {
  await hold(on, { payment: left.payment })
  await endBefore(on, left)
  await keep(on, left)
}

/**
 * The account first, as erasing takes them: whoever inserts an order needs it too, and two that took
 * them the other way round would wait for each other.
 */
const lives = statement({
  name: 'mandate_lives',
  values: { mandate: sqlType.uuid(), account: sqlType.uuid() },
  columns: { id: sqlType.uuid() },
  text: `select m.id from mandate m join account a on a.id = m.account_id
  where m.id = :mandate and m.account_id = :account and m.ended_at is null
  for key share of a for share of m`,
})

/** What ends the mandate of an order at that moment is seen, or waits until the order is there. */
export const holdToMandate = async (
  on: Queryable,
  { account, mandate = null }: Pick<NewOrder, 'account' | 'mandate'>,
): Promise<void> => {
  if (mandate === null) return
  if ((await lives(on, { account, mandate })).length === 0) throw new NotWritten('mandate_ended')
}
