import { ASK_LEASE_MS, REFUND_ASK_MS } from '#core/payment/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { statement } from '../../platform/statement.ts'

/**
 * What was decided stays known until the provider has said yes or no, whatever becomes of its job:
 * the part is reserved here before its provider is called, and its reference is the key there.
 */
export const keepRefund = statement({
  name: 'refund_keep',
  values: {
    payment: sqlType.uuid(),
    part: sqlType.integer(),
    minor: sqlType.integer(),
    now: sqlType.timestamptz(),
  },
  text: `insert into refund (payment_id, part, minor, decided_at, ask_at)
  values (:payment, :part, :minor, :now,
    :now::timestamptz + ${REFUND_ASK_MS} * interval '1 ms')`,
})

export const refundRefused = statement({
  name: 'refund_refused',
  values: { now: sqlType.timestamptz(), payment: sqlType.uuid(), part: sqlType.integer() },
  text: `update refund set refused_at = :now, ask_at = null
  where payment_id = :payment and part = :part and refused_at is null`,
})

export const refundTaken = statement({
  name: 'refund_taken',
  values: { payment: sqlType.uuid(), part: sqlType.integer() },
  text: 'update refund set ask_at = null where payment_id = :payment and part = :part',
})

export const takeUnanswered = statement({
  name: 'refund_take_unanswered',
  values: { now: sqlType.timestamptz(), limit: sqlType.bigint() },
  columns: {
    payment: sqlType.uuid(),
    minor: sqlType.integer(),
    part: sqlType.integer(),
    until: sqlType.timestamptz(),
  },
  text: `update refund r set ask_at = :now::timestamptz + ${ASK_LEASE_MS} * interval '1 ms'
  from (
    select payment_id, part from refund where ask_at <= :now
    order by ask_at limit :limit
    for update skip locked
  ) due
  where r.payment_id = due.payment_id and r.part = due.part
  returning r.payment_id as payment, r.minor, r.part, r.ask_at as until`,
})

/** Only for who still has it: one that was answered is asked for no more. */
export const refundAsked = statement({
  name: 'refund_asked',
  values: {
    now: sqlType.timestamptz(),
    payment: sqlType.uuid(),
    part: sqlType.integer(),
    until: sqlType.timestamptz(),
  },
  text: `update refund set ask_at = :now::timestamptz + ${REFUND_ASK_MS} * interval '1 ms'
  where payment_id = :payment and part = :part and ask_at = :until`,
})
