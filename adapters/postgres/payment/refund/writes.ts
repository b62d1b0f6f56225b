import type { LeasedUntil, RefundPart } from '#core/payment/ports.ts'
import { ASK_LEASE_MS, REFUND_ASK_MS } from '#core/payment/rules.ts'
import { statement } from '../../platform/statement.ts'

type Part = Pick<RefundPart, 'payment' | 'part'>

/** What was decided stays known until the provider has said yes or no, whatever becomes of its job. */
export const keepRefund = statement<RefundPart & { now: Date }, never>(
  'refund_keep',
  `insert into refund (payment_id, part, minor, decided_at, ask_at)
  values (:payment, :part, :minor, :now,
    :now::timestamptz + ${REFUND_ASK_MS} * interval '1 ms')`,
)

export const refundRefused = statement<Part & { now: Date }, never>(
  'refund_refused',
  `update refund set refused_at = :now, ask_at = null
  where payment_id = :payment and part = :part and refused_at is null`,
)

export const refundTaken = statement<Part, never>(
  'refund_taken',
  'update refund set ask_at = null where payment_id = :payment and part = :part',
)

export const takeUnanswered = statement<{ now: Date; limit: number }, LeasedUntil<RefundPart>>(
  'refund_take_unanswered',
  `update refund r set ask_at = :now::timestamptz + ${ASK_LEASE_MS} * interval '1 ms'
  from (
    select payment_id, part from refund where ask_at <= :now
    order by ask_at limit :limit
    for update skip locked
  ) due
  where r.payment_id = due.payment_id and r.part = due.part
  returning r.payment_id as payment, r.minor, r.part, r.ask_at as until`,
)

/** Only for who still has it: one that was answered is asked for no more. */
export const refundAsked = statement<Part & { until: Date; now: Date }, never>(
  'refund_asked',
  `update refund set ask_at = :now::timestamptz + ${REFUND_ASK_MS} * interval '1 ms'
  where payment_id = :payment and part = :part and ask_at = :until`,
)
