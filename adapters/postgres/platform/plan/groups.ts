import type { Key, Move, MoveOf } from '#core/kernel/cascade.ts'
import type { Name, StoredOf } from '#core/kernel/lifecycles.ts'

/** All moves of a plan on one lifecycle, in their order: its row is written once. */
export type Group<N extends Name> = {
  to: N
  id: string
  moves: MoveOf<N>[]
  /** Null for a beginning. */
  wasVersion: number | null
  version: number
  next: StoredOf<N>
}
export type AnyGroup = { [N in Name]: Group<N> }[Name]

/** The beginning among these moves, with what is stored beside it. */
export const beginningOf = <N extends Name>({ moves }: Group<N>) => {
  const event = moves[0]?.event as { type: string }
  return event.type === 'begin'
    ? (event as Extract<MoveOf<N>['event'], { type: 'begin'; record: unknown }>)
    : null
}

/** A lifecycle as its row holds it after these moves. */
export const rowOf = <N extends Name>({ id, next, version }: Group<N>) => ({
  id,
  state: JSON.stringify(next.state),
  context: JSON.stringify(next.context),
  version,
})

/**
 * Every write of any plan locks rows in the order of their keys, so that none waits in a ring. What
 * begins comes after what is there, because an account that ends makes way for another at its address.
 */
const orderOf = ({ to, id, was }: Move): string => `${to}:${was === null ? 1 : 0}:${id}`

export const groupsOf = (moves: Move[], versions: ReadonlyMap<Key, number>): AnyGroup[] => {
  const byKey = Map.groupBy(moves, ({ to, id }): Key => `${to}:${id}`)
  const inOrder = [...byKey].map(([key, mine]) => {
    const [first, last] = [mine[0], mine.at(-1)] as [Move, Move]
    return { key, mine, first, last, order: orderOf(first) }
  })
  inOrder.sort((a, b) => (a.order < b.order ? -1 : 1))
  return inOrder.map(({ key, mine, first, last }) => {
    const wasVersion = first.was === null ? null : versions.get(key)
    if (wasVersion === undefined) throw new Error(`${key} moves, and its version is not given`)
    return {
      to: first.to,
      id: first.id,
      moves: mine,
      wasVersion,
      version: (wasVersion ?? 0) + mine.length,
      next: last.next,
    } as AnyGroup
  })
}
