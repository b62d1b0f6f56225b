import type { DehydratedState } from '@tanstack/react-query'
import type { Conversation } from '#core/chat/contract.ts'
import { KEPT_MESSAGES_MAX, keptAnswers, OFFLINE_KEPT_MS } from '#core/site/offline/values.ts'

export type KeptQuery = DehydratedState['queries'][number]

const limits: Record<string, number> = keptAnswers

const kindOf = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0])

/** What a device may keep: what stands in this list, and nothing else. */
export const mayKeep = (query: { queryKey: readonly unknown[] }) => kindOf(query) in limits

/** Of a conversation its end, which is what one reads again. */
const shortened = (query: KeptQuery): KeptQuery => {
  if (kindOf(query) !== 'conversation') return query
  const whole = query.state.data as Conversation
  const messages = whole.messages.slice(-KEPT_MESSAGES_MAX)
  const older = whole.older || messages.length < whole.messages.length
  return { ...query, state: { ...query.state, data: { ...whole, messages, older } } }
}

/**
 * What was kept and what is known now, the newer of both, as far as it may be kept: of each kind
 * the last few, and none that is older than a week.
 */
export const together = (kept: readonly KeptQuery[], known: readonly KeptQuery[], now: number) => {
  const newest = new Map<string, KeptQuery>()
  for (const query of [...kept, ...known]) {
    const before = newest.get(query.queryHash)
    const isNewer = !before || before.state.dataUpdatedAt <= query.state.dataUpdatedAt
    if (mayKeep(query) && isNewer) newest.set(query.queryHash, query)
  }
  const counts = new Map<string, number>()
  return [...newest.values()]
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .filter((query) => {
      const kind = kindOf(query)
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return count <= (limits[kind] ?? 0) && now - query.state.dataUpdatedAt < OFFLINE_KEPT_MS
    })
    .map(shortened)
}
