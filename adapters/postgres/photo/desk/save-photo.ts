import type { MoveOf } from '#core/kernel/cascade.ts'
import { isDue } from '#core/kernel/lifecycle.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { imageOf } from '#core/photo/views.ts'
import { logAct } from '../../platform/desk-log.ts'
import { holdAccount } from '../../platform/hold-account.ts'
import { beginningOf, type Group, rowOf } from '../../platform/plan/groups.ts'
import { NotWritten } from '../../platform/plan/refusals.ts'
import { sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { alignChatPhoto, alignPhoto, type PhotoStatus } from './align-photo.ts'

const moved = {
  id: sqlType.uuid(),
  state: sqlType.jsonb(),
  context: sqlType.jsonb(),
  version: sqlType.integer(),
}

const begin = statement({
  name: 'photo_review_begin',
  values: {
    ...moved,
    account: sqlType.uuid(),
    name: sqlType.text(),
    match: sqlType.integer().nullable(),
    now: sqlType.timestamptz(),
  },
  columns: { id: sqlType.uuid() },
  text: `insert into photo_review
    (id, account_id, name, opened_at, match, state, context, version)
  values (:id, :account, :name, :now, :match, :state, :context, :version) returning id`,
})

const move = statement({
  name: 'photo_review_again',
  values: { ...moved, was: sqlType.integer() },
  columns: { id: sqlType.uuid() },
  text: `update photo_review set state = :state, context = :context, version = :version
  where id = :id and version = :was returning id`,
})

const noteLock = statement({
  name: 'photo_review_lock',
  values: { id: sqlType.uuid(), hash: sqlType.text().nullable(), now: sqlType.timestamptz() },
  text: `update photo_review set locked_at = :now, sha256 = coalesce(:hash, sha256)
  where id = :id`,
})

/** What was kept of it before it was locked, as what somebody reported for another reason. */
const dropEvidence = statement({
  name: 'photo_review_drop_evidence',
  values: { id: sqlType.uuid() },
  text: `delete from moderation_evidence e using photo_review r
  where r.id = :id and e.kind = 'photo' and e.body = r.name`,
})

const forgetRefused = statement({
  name: 'refused_photo_forget',
  values: { id: sqlType.uuid() },
  text: 'delete from refused_photo where id = :id',
})

type Event = MoveOf<'photo'>['event']

/** Of these a decision is kept elsewhere, and restricts or frees the photo in the same write. */
const decidedElsewhere: readonly Event['type'][] = ['refuse', 'withhold', 'return', 'claim']

const statusOf = ({ state }: StoredOf<'photo'>): PhotoStatus => {
  if (typeof state !== 'string') {
    if ('locked' in state) return 'locked'
    return 'pending' in state ? 'waiting' : 'active'
  }
  if (state === 'refused') return 'withheld'
  return state === 'destroyed' || state === 'removed' ? 'removed' : 'locked'
}

const actOf = (event: Event) => {
  switch (event.type) {
    case 'claim':
      return { actor: event.by, act: 'photo_claim', case: null, about: '' }
    case 'approve':
      return { actor: event.by, act: 'photo_approve', case: null, about: '' }
    case 'refuse':
      return { actor: event.by, act: 'photo_refuse', case: event.case, about: '' }
    case 'handOver':
      return { actor: event.by, act: 'hand_over', case: null, about: event.second }
    case 'destroy':
      return { actor: event.by, act: 'destroy', case: null, about: event.second }
    default:
      return null
  }
}

/** Saves what becomes of a photo, and whether anybody sees it, in one write. */
export const savePhoto = async (on: Queryable, group: Group<'photo'>, now: Date) => {
  const { id, next, wasVersion, moves } = group
  const { account, talk, case: locking } = next.context
  const record = beginningOf(group)?.record
  const row = rowOf(group)
  if (!talk) await holdAccount(on, { account })
  const saved = record
    ? await begin(on, { ...row, ...record, account, now })
    : await move(on, { ...row, was: wasVersion ?? 0 })
  if (saved.length === 0) throw new NotWritten('conflict')
  for (const { event } of moves) {
    if (event.type === 'lock' || event.type === 'lockForTerm') {
      await noteLock(on, { id, hash: event.hash, now })
    }
    if (event.type === 'return') await forgetRefused(on, { id })
    if (event.type === 'destroy') await dropEvidence(on, { id })
    const act = actOf(event)
    if (act) await logAct(on, { ...act, case: act.case ?? locking, account, photo: id, now })
  }
  if (moves.every(({ event }) => decidedElsewhere.includes(event.type))) return
  const status = statusOf(next)
  const again = moves.some(({ event }) => event.type === 'unlock' || isDue(event.type))
  if (talk) await alignChatPhoto(on, { id, status })
  else await alignPhoto(on, { id, status, again, image: JSON.stringify(imageOf(id)) })
}
