/** So many members are remembered for an account, the ones shown last; each takes a few bytes. */
const MEMBERS_MAX = 500
/** So many accounts, whoever asked last. */
const ACCOUNTS_MAX = 10_000
/** Cards lie no deeper in an answer than this. */
const DEPTH_MAX = 4

/** Which members an account's open pages may show, on this node. */
export type ShownMembers = {
  /** Remembers all members of whom this answer holds a card. */
  note(account: string, answer: object): void
  isShownTo(account: string, member: string): boolean
}

/** 28 bits of an id: two that are alike cost a page one question too many. */
const markOf = (id: string) => Number.parseInt(id.slice(-7), 16)

const isCard = (value: object): value is { id: string } =>
  'likes_me' in value && 'id' in value && typeof value.id === 'string'

const cardIdsIn = (value: unknown, depth = 0): string[] => {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return []
  const within = Object.values(value).flatMap((one) => cardIdsIn(one, depth + 1))
  return isCard(value) ? [value.id, ...within] : within
}

/** The oldest of what is kept goes when there is too much. */
const keepLast = <T>(
  kept: { size: number; keys(): Iterator<T>; delete(key: T): boolean },
  max: number,
) => {
  while (kept.size > max) {
    const oldest = kept.keys().next()
    if (oldest.done) return
    kept.delete(oldest.value)
  }
}

export const createShownMembers = (): ShownMembers => {
  const byAccount = new Map<string, Set<number>>()
  return {
    note: (account, answer) => {
      const ids = cardIdsIn(answer)
      if (ids.length === 0) return
      const marks = byAccount.get(account) ?? new Set()
      byAccount.delete(account)
      byAccount.set(account, marks)
      for (const id of ids) {
        const mark = markOf(id)
        marks.delete(mark)
        marks.add(mark)
      }
      keepLast(marks, MEMBERS_MAX)
      keepLast(byAccount, ACCOUNTS_MAX)
    },
    isShownTo: (account, member) => byAccount.get(account)?.has(markOf(member)) ?? false,
  }
}
