import type { StateValue } from 'xstate'
import type { ReceiptDue } from '../payment/receipt/rules.ts'
import type { LedgerPosting } from '../payment/wallet/ledger.ts'
import type { Hint, Job } from './jobs.ts'
import {
  begin,
  type Deadline,
  type Due,
  hasEnded,
  type Lifecycle,
  type Moved,
  step,
} from './lifecycle.ts'
import {
  type EffectOf,
  type EventOf,
  type InputOf,
  lifecycles,
  type Name,
  type StoredOf,
} from './lifecycles.ts'
import type { Beginning, RecordOf, Send } from './reaction.ts'
import { reactionTo } from './reactions.ts'

/**
 * No more than this is caused by what a cascade begins with, which is as many events as it takes; a
 * loop between reactions is found, not followed.
 */
export const CASCADE_MAX = 50

/** One move of one lifecycle. `was` is null for its beginning. */
export type MoveOf<N extends Name> = {
  to: N
  id: string
  event: { type: 'begin'; input: InputOf<N>; record: RecordOf<N> } | EventOf<N> | { type: Due }
  was: StoredOf<N> | null
  next: StoredOf<N>
  effects: EffectOf<N>[]
  due: Deadline[]
  cancelled: Due[]
}
export type Move = { [N in Name]: MoveOf<N> }[Name]

/** All that an event causes, as data: the server writes it whole or not at all. */
export type Plan = {
  moves: Move[]
  posts: LedgerPosting[]
  receipts: ReceiptDue[]
  jobs: Job[]
  hints: Hint[]
}

/**
 * What starts a cascade: an event (`must`: its refusal is the answer), a deadline or a beginning.
 * A beginning that is no must begins what is not there yet.
 */
export type FirstEvent =
  | Send
  | Beginning
  | { to: Name; id: string; event: { type: Due }; must: false }

export type RefusedPlan = { refused: string; at: Key }
export type Key = `${Name}:${string}`

type State = { state: StateValue; context: object }

/**
 * Follows `reactions.ts` from the first events on, and gives the plan, or the code of the refusal
 * that stopped it. Pure but for `load`, which answers where a lifecycle is, or null when there is
 * none; a lifecycle that does not exist refuses with `not_found`.
 */
export const cascade = async (
  first: FirstEvent[],
  load: (to: Name, id: string) => Promise<StoredOf<Name> | null>,
): Promise<Plan | RefusedPlan> => {
  const plan: Plan = { moves: [], posts: [], receipts: [], jobs: [], hints: [] }
  const now = new Map<Key, State | null>()
  const queue: FirstEvent[] = [...first]
  for (const sent of queue) {
    if (queue.length - first.length > CASCADE_MAX)
      throw new Error(`${sent.to}: a cascade without an end`)
    const key: Key = `${sent.to}:${sent.id}`
    const was = now.has(key) ? (now.get(key) ?? null) : await load(sent.to, sent.id)
    const result = stepOf(sent, was)
    if (!result.moved) {
      if (sent.must) return { refused: result.why, at: key }
      plan.jobs.push(...insteadOf(sent, was))
      continue
    }
    now.set(key, result.next)
    plan.moves.push(moveOf(sent, was, result))
    for (const effect of result.effects) {
      const reaction = reactionTo(sent.to, effect as never)
      const { send = [], postings = [], receipts = [], jobs = [], hints = [] } = reaction
      queue.push(...send)
      plan.posts.push(...postings)
      plan.receipts.push(...receipts)
      plan.jobs.push(...jobs)
      plan.hints.push(...hints)
    }
  }
  return plan
}

const stepOf = (sent: FirstEvent, was: State | null): Moved | { moved: false; why: string } => {
  const lifecycle = lifecycles[sent.to] as unknown as Lifecycle
  if ('begin' in sent) {
    return was ? { moved: false, why: 'already_there' } : begin(lifecycle, sent.begin)
  }
  if (!was) return { moved: false, why: 'not_found' }
  return step(lifecycle, was as StoredOf<Name>, sent.event)
}

const insteadOf = (sent: FirstEvent, was: State | null): Job[] => {
  if (!was || !('ended' in sent) || !sent.ended) return []
  const lifecycle = lifecycles[sent.to] as unknown as Lifecycle
  return hasEnded(lifecycle, was as StoredOf<Name>) ? sent.ended : []
}

const moveOf = (sent: FirstEvent, was: State | null, { next, effects, due, cancelled }: Moved) =>
  ({
    to: sent.to,
    id: sent.id,
    event: 'begin' in sent ? { type: 'begin', input: sent.begin, record: sent.record } : sent.event,
    was,
    next,
    effects,
    due,
    cancelled,
  }) as Move
