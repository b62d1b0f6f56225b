import type { MandateEnd } from '#core/payment/reorder/rules.ts'
import { sqlType } from '../sql-types.ts'
import { statement } from '../statement.ts'

/** One of an account's, or all of them. Its provider is told. */
export const endMandates = statement({
  name: 'mandate_end',
  values: {
    now: sqlType.timestamptz(),
    reason: sqlType.text<MandateEnd>(),
    account: sqlType.uuid(),
    id: sqlType.uuid().nullable(),
  },
  columns: { id: sqlType.uuid() },
  text: `with ended as (
    update mandate set ended_at = :now, reason = :reason, tell_at = :now
    where account_id = :account and (:id::uuid is null or id = :id::uuid) and ended_at is null
    returning id
  ), awaited as (
    delete from deadline d using ended
    where d.lifecycle = 'mandate' and d.entity_id = ended.id::text
  ) select id from ended`,
})
