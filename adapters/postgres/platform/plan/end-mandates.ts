import type { MandateEnd } from '#core/payment/reorder/rules.ts'
import { t } from '../sql-types.ts'
import { statement } from '../statement.ts'

/** One of an account's, or all of them. Its provider is told. */
export const endMandates = statement({
  name: 'mandate_end',
  values: {
    now: t.timestamptz(),
    reason: t.text<MandateEnd>(),
    account: t.uuid(),
    id: t.uuid().nullable(),
  },
  columns: { id: t.uuid() },
  text: `update mandate set ended_at = :now, reason = :reason, tell_at = :now
  where account_id = :account and (:id::uuid is null or id = :id::uuid) and ended_at is null
  returning id`,
})
