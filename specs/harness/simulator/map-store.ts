import { ANSWER_MS } from '#core/chat/message/rules.ts'
import type { Plan } from '#core/kernel/cascade.ts'
import type { Name, StoredOf } from '#core/kernel/lifecycles.ts'
import type { IdempotencyStore, LifecycleStore, Loaded } from '#core/kernel/ports.ts'
import { apply } from './apply.ts'
import { standingIn } from './debits.ts'
import { livesIn } from './kept.ts'
import { type Asked, type How, requestKey, whyNotWritten } from './refusals.ts'
import type { DeadlineRow, Tables } from './tables.ts'
import type { Way } from './weather.ts'
import { lotsIn } from './withdrawn.ts'

/**
 * How long a sweeper may be at work on a deadline before another one takes it over; twice as long
 * each time that it still stands after that.
 */
const CLAIM_MS = 60_000
const CLAIM_MAX_MS = 6 * 3_600_000

const earliestFirst = (a: DeadlineRow, b: DeadlineRow) =>
  a.dueMs - b.dueMs || (a.name < b.name ? -1 : 1)

/**
 * The LifecycleStore over maps, with the answers that are remembered. What it answers takes time on its way and may get lost there, also
 * when it has been written; what is written is written whole.
 */
export const mapStore = ({
  tables,
  way,
  lots = lotsIn,
  lives = livesIn,
  breaks,
  written,
}: {
  tables: Tables
  way: Way
  /** How often the connection breaks. */
  breaks: () => number
  /** Hears of every plan, right after it was written. */
  written: (plan: Plan, now: Date) => void
} & Partial<Asked>): LifecycleStore & Pick<IdempotencyStore, 'find'> => {
  const across = <T>(deed: () => T) => way.across(deed, breaks())
  const deadlinesOf = (to: Name, id: string) =>
    [...tables.deadlines.values()].filter((row) => row.to === to && row.id === id)

  /** Whether a message was answered is seen in what was said after it. */
  const asOf = <N extends Name>(stored: StoredOf<N>, to: Name, id: string): StoredOf<N> => {
    if (to === 'mandate')
      return standingIn(tables, id, stored as StoredOf<'mandate'>) as StoredOf<N>
    const asked = to === 'message' ? tables.messages.get(id) : undefined
    if (!asked) return stored
    const { conversation, seq, side, at } = asked
    const isAnswered = [...tables.messages.values()].some(
      (said) =>
        said.conversation === conversation &&
        said.seq > seq &&
        said.side !== side &&
        said.at.getTime() <= at.getTime() + ANSWER_MS,
    )
    const { context } = stored as StoredOf<'message'>
    return { ...stored, context: { ...context, isAnswered } } as StoredOf<N>
  }

  const load = <N extends Name>(to: N, id: string, now: Date): Loaded<N> | null => {
    const row = tables.lifecycles.get(`${to}:${id}`)
    if (!row) return null
    const all = deadlinesOf(to, id).sort(earliestFirst)
    const overdue = all.filter(({ dueMs }) => dueMs <= now.getTime())
    const next = all.find(({ dueMs }) => dueMs > now.getTime())
    return {
      stored: asOf(row.stored as StoredOf<N>, to, id),
      version: row.version,
      overdue: overdue.map(({ name }) => name),
      nextDue: next ? new Date(next.dueMs) : null,
    }
  }

  const write = (plan: Plan, how: How) => {
    const why = whyNotWritten(tables, plan, how, { lots, lives })
    if (why) return { written: false, why } as const
    const done = apply(tables, plan, how)
    written(plan, how.now)
    return done
  }

  const takeOverdue = (now: Date, limit: number) => {
    const nowMs = now.getTime()
    const due = [...tables.deadlines.values()]
      .filter(({ dueMs, claimedMs }) => dueMs <= nowMs && claimedMs <= nowMs)
      .sort(earliestFirst)
      .slice(0, limit)
    for (const row of due) {
      row.claimedMs = nowMs + Math.min(CLAIM_MS * 2 ** row.tries, CLAIM_MAX_MS)
      row.tries += 1
    }
    return due.map(({ to, id, name }) => ({ to, id, name }))
  }

  return {
    load: (to, id, now) => across(() => load(to, id, now)),
    write: (plan, how) => across(() => write(plan, how)),
    find: (asked) => across(() => tables.requests.get(requestKey(asked)) ?? null),
    takeOverdue: (now, limit) => across(() => takeOverdue(now, limit)),
  }
}
