import { describe, expect, test } from 'vitest'
import { type KeptQuery, mayKeep, together } from '#client/platform/offline/answers.ts'
import { KEPT_MESSAGES_MAX, keptAnswers, OFFLINE_KEPT_MS } from '#core/site/offline/values.ts'

const NOW = 1_800_000_000_000

const query = (queryKey: unknown[], data: unknown, at = NOW): KeptQuery =>
  ({
    queryKey,
    queryHash: JSON.stringify(queryKey),
    state: { data, dataUpdatedAt: at, status: 'success' },
  }) as unknown as KeptQuery

const keysOf = (queries: KeptQuery[]) => queries.map(({ queryHash }) => queryHash)

describe('What a device keeps for lack of a connection', () => {
  test('is what stands in a list: one’s own, conversations, members, and the site', () => {
    expect(Object.keys(keptAnswers).toSorted()).toEqual(
      ['chats', 'conversation', 'member', 'members', 'site', 'user'].toSorted(),
    )
    const others = ['credits', 'order', 'transactions', 'devices', 'blocked', 'finder', 'likes']
    for (const name of [...others, 'visitors', 'discount', 'withdrawal', 'photos'])
      expect(mayKeep({ queryKey: [name] }), name).toBe(false)
    expect(together([], [query(['order', '1'], 'paid')], NOW)).toEqual([])
  })

  test('is the newer of what was kept and what is known', () => {
    const old = query(['member', '1'], 'old', NOW - 10)
    const fresh = query(['member', '1'], 'fresh')
    expect(together([old], [fresh], NOW)).toEqual([fresh])
    expect(together([fresh], [old], NOW)).toEqual([fresh])
  })

  test('is never older than seven days', () => {
    const week = query(['member', '1'], 'gone', NOW - OFFLINE_KEPT_MS)
    const nearly = query(['member', '2'], 'kept', NOW - OFFLINE_KEPT_MS + 1)
    expect(keysOf(together([week, nearly], [], NOW))).toEqual([nearly.queryHash])
  })

  test.each(Object.entries(keptAnswers))('is of %s the last %i', (kind, max) => {
    const all = Array.from({ length: max + 5 }, (_, nth) => {
      const data = kind === 'conversation' ? { messages: [], older: false } : nth
      return query([kind, nth], data, NOW - 1000 + nth)
    })
    const kept = together(all, [], NOW)
    expect(kept).toHaveLength(max)
    expect(kept[0]?.queryHash).toBe(all.at(-1)?.queryHash)
  })

  test('is of a conversation its last messages, and tells that there were more', () => {
    const messages = Array.from({ length: KEPT_MESSAGES_MAX + 1 }, (_, nth) => ({ seq: nth + 1 }))
    const long = query(['conversation', 1], { messages, older: false })
    const short = query(['conversation', 2], { messages: messages.slice(0, 3), older: false })
    const [first, second] = together([], [long, short], NOW).map(
      ({ state }) => state.data as { messages: { seq: number }[]; older: boolean },
    )
    expect([first?.messages[0]?.seq, first?.messages.length, first?.older]).toEqual([2, 50, true])
    expect([second?.messages.length, second?.older]).toEqual([3, false])
  })
})
