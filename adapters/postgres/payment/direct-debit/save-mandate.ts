import type { MoveOf } from '#core/kernel/cascade.ts'
import { waitsForSigning } from '#core/payment/direct-debit/machine.ts'
import type { ShownMandate, Signing } from '#core/payment/direct-debit/values.ts'
import type { MandateEnd } from '#core/payment/reorder/rules.ts'
import { beginningOf, type Group, rowOf } from '../../platform/plan/groups.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { beginMandate, holdAccount, keepSigned } from './writes.ts'

const move = statement({
  name: 'debit_again',
  values: {
    id: sqlType.uuid(),
    state: sqlType.jsonb(),
    context: sqlType.jsonb(),
    version: sqlType.integer(),
    was: sqlType.integer(),
    signedAt: sqlType.timestamptz().nullable(),
    isWaiting: sqlType.boolean(),
    signing: sqlType.jsonb<Signing>().nullable(),
    reference: sqlType.text().nullable(),
  },
  columns: { id: sqlType.uuid() },
  text: `update debit_mandate set state = :state, context = :context, version = :version,
    reference = coalesce(:reference::text, reference),
    signed_at = case when :signedAt::timestamptz is null then signed_at
      else coalesce((signing ->> 'at')::timestamptz, :signedAt::timestamptz) end,
    sealed_iban = case when :isWaiting::boolean then sealed_iban end,
    signing = case when :isWaiting::boolean then coalesce(signing, :signing::jsonb) end
  where id = :id and version = :was returning id`,
})

const sentAgain = statement({
  name: 'debit_sent_again',
  values: {
    id: sqlType.uuid(),
    mark: sqlType.text(),
    sealedIban: sqlType.text(),
    ibanMark: sqlType.text(),
    shown: sqlType.jsonb<ShownMandate>(),
    now: sqlType.timestamptz(),
  },
  text: `update debit_mandate set mark = :mark, sealed_iban = :sealedIban, iban_mark = :ibanMark, shown = :shown,
    sent_at = :now
  where id = :id`,
})

const end = statement({
  name: 'debit_end',
  values: {
    id: sqlType.uuid(),
    reason: sqlType.text<MandateEnd>(),
    now: sqlType.timestamptz(),
    isTold: sqlType.boolean(),
  },
  columns: { id: sqlType.uuid() },
  text: `update mandate set ended_at = :now, reason = :reason,
    tell_at = case when :isTold::boolean then :now::timestamptz end
  where id = :id and ended_at is null returning id`,
})

/** By what each end is known to the orders; the provider hears of what it did not say itself. */
const ends: Record<string, MandateEnd> = {
  cancel: 'removed',
  refused: 'refused',
  replaced: 'replaced',
  'xstate.after.unused.mandate.active': 'lapsed',
}

const follow = async (on: Queryable, { id, event, was, next }: MoveOf<'mandate'>, now: Date) => {
  if (event.type === 'sendAgain') {
    const { mark, sealedIban, ibanMark, shown } = event
    await sentAgain(on, { id, mark, sealedIban, ibanMark, shown: JSON.stringify(shown), now })
  }
  const { account } = next.context
  if (event.type === 'agreed') await keepSigned(on, { id, account, ref: event.ref, now })
  const reason = was?.state === 'active' ? ends[event.type] : undefined
  if (!reason) return
  const done = await end(on, { id, reason, now, isTold: reason !== 'refused' })
  // The one that comes in its place may have ended it already, in this very transaction.
  if (done.length === 0 && reason !== 'replaced') throw new NotWritten('conflict')
}

/** By whom the code was typed when it was right; the first time counts. */
const signingOf = ({ moves }: Group<'mandate'>): string | null => {
  for (const { event } of moves) {
    if (event.type === 'rightCode') return JSON.stringify(event.signing)
  }
  return null
}

/** The reference by which the bank knows it, once there is one. */
const agreedOf = ({ moves }: Group<'mandate'>): string | null => {
  for (const { event } of moves) if (event.type === 'agreed') return event.reference
  return null
}

/** Saves a mandate with its paper, and what holds of it for later orders. */
export const saveMandate = async (on: Queryable, group: Group<'mandate'>, now: Date) => {
  const { id, next, wasVersion } = group
  const row = rowOf(group)
  const { account, bundle, minor } = next.context
  const record = beginningOf(group)?.record
  if (record) {
    const begun = await beginMandate(on, {
      ...record,
      ...row,
      shown: JSON.stringify(record.shown),
      account,
      bundle,
      minor,
      now,
    })
    if (begun.length === 0) throw new NotWritten('conflict')
    return
  }
  const reference = agreedOf(group)
  const isSigned = reference !== null
  if (isSigned) await holdAccount(on, { id, account })
  const saved = await move(on, {
    ...row,
    was: wasVersion ?? 0,
    signedAt: isSigned ? now : null,
    isWaiting: waitsForSigning(next),
    signing: signingOf(group),
    reference,
  })
  if (saved.length === 0) throw new NotWritten('conflict')
  for (const one of group.moves) await follow(on, one, now)
}
