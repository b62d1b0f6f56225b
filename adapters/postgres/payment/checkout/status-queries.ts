import { reversalMsOf } from '#core/payment/direct-debit/reversals.ts'
import { DEBIT_REVERSAL_ASK_MS } from '#core/payment/direct-debit/rules.ts'
import type { OpenPayment } from '#core/payment/ports.ts'
import {
  ASK_LEASE_MS,
  ASK_TIMES_MAX,
  askAgainMs,
  askSilentMs,
  REVERSAL_ASK_MS,
  REVERSAL_MS,
} from '#core/payment/rules.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'

/** Beyond so many questions the pauses grow no more. */
const QUESTIONS = 21
const pausesOf = (pauseMs: (times: number) => number) =>
  Array.from({ length: QUESTIONS }, (_, times) => pauseMs(times))
const AGAIN_MS = pausesOf(askAgainMs)
const DEBIT_MS = reversalMsOf('directdebit')
const SILENT_MS = pausesOf(askSilentMs)

/** What asking a provider takes. */
export const openingColumns = `p.id as payment, p.provider, p.ref, p.asked, p.created_at as "orderedAt",
  p.bank, p.keeps is not null as keeps, (
    select json_build_object('id', m.id, 'ref', m.ref, 'ended', m.ended_at is not null)
    from mandate m where m.id = p.mandate_id
  ) as mandate`

export const openingRow = {
  payment: sqlType.uuid(),
  provider: sqlType.text(),
  ref: sqlType.text().nullable(),
  asked: sqlType.integer(),
  orderedAt: sqlType.timestamptz(),
  bank: sqlType.text().nullable(),
  keeps: sqlType.boolean(),
  mandate: sqlType.json<NonNullable<OpenPayment['mandate']>>().nullable(),
}

export const takeDue = statement({
  name: 'payment_take_due',
  values: { now: sqlType.timestamptz(), except: sqlType.text().array(), limit: sqlType.bigint() },
  columns: {
    ...openingRow,
    until: sqlType.timestamptz(),
  },
  text: `update payment p set next_ask_at = :now::timestamptz + ${ASK_LEASE_MS} * interval '1 ms'
  from (
    select id from payment where next_ask_at <= :now and provider <> all(:except::text[])
    order by next_ask_at limit :limit
    for update skip locked
  ) due
  where p.id = due.id
  returning ${openingColumns}, p.next_ask_at as until`,
})

type TakenPayment = { payment: string; until: Date; now: Date }

/** Only for who still has it: a payment that was completed meanwhile is due as that says. */
const answered = statement({
  name: 'payment_answered',
  values: {
    now: sqlType.timestamptz(),
    pauses: sqlType.bigint().array(),
    payment: sqlType.uuid(),
    until: sqlType.timestamptz(),
  },
  text: `update payment set asked = asked + 1, silent = 0,
    next_ask_at = case
      when completed_at is null and asked + 1 < ${ASK_TIMES_MAX} then :now::timestamptz
        + (:pauses::bigint[])[least(asked + 1, ${QUESTIONS - 1}) + 1] * interval '1 ms'
      when :now::timestamptz + ${REVERSAL_ASK_MS} * interval '1 ms'
        <= completed_at + ${REVERSAL_MS} * interval '1 ms'
        then :now::timestamptz + ${REVERSAL_ASK_MS} * interval '1 ms'
      when method = 'directdebit' and :now::timestamptz < completed_at + ${DEBIT_MS} * interval '1 ms'
        then least(:now::timestamptz + ${DEBIT_REVERSAL_ASK_MS} * interval '1 ms',
          completed_at + ${DEBIT_MS} * interval '1 ms')
    end
  where id = :payment and next_ask_at = :until`,
})

/** Its money may have come: only one that is older than any money can be is asked about no more. */
const notAnswered = statement({
  name: 'payment_not_answered',
  values: {
    now: sqlType.timestamptz(),
    pauses: sqlType.bigint().array(),
    payment: sqlType.uuid(),
    until: sqlType.timestamptz(),
  },
  text: `update payment set silent = silent + 1,
    next_ask_at = case
      when coalesce(completed_at, created_at)
        + case when method = 'directdebit' then ${DEBIT_MS} else ${REVERSAL_MS} end
          * interval '1 ms' > :now::timestamptz
        then :now::timestamptz
          + (:pauses::bigint[])[least(silent, ${QUESTIONS - 1}) + 1] * interval '1 ms'
    end
  where id = :payment and next_ask_at = :until`,
})

export const askAll = statement({
  name: 'payment_ask_all',
  values: { now: sqlType.timestamptz() },
  columns: { id: sqlType.uuid() },
  text: 'update payment set next_ask_at = :now where next_ask_at > :now returning id',
})

export const noteAsked = (
  on: Queryable,
  { answered: isAnswered, ...ask }: TakenPayment & { answered: boolean },
) =>
  isAnswered
    ? answered(on, { ...ask, pauses: AGAIN_MS })
    : notAnswered(on, { ...ask, pauses: SILENT_MS })
