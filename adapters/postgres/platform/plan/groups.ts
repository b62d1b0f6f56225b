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

/** Every write of any plan locks rows in the order of their keys, so that none waits in a ring. */
export const groupsOf = (moves: Move[], versions: ReadonlyMap<Key, number>): AnyGroup[] => {
  const byKey = Map.groupBy(moves, ({ to, id }): Key => `${to}:${id}`)
  return [...byKey.keys()].sort().map((key) => {
    const mine = byKey.get(key) as Move[]
    const [first, last] = [mine[0], mine.at(-1)] as [Move, Move]
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
