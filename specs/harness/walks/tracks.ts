import { type Moving, moves, type Pair, stateKey, type Walk } from './walk.ts'

/** Pairs in the order in which one entity is asked them, from the beginning of its life. */
export type Track = {
  walk: Walk
  pairs: Pair[]
  /** What is asked once the clock has led on. */
  afterwards?: Pair[]
}

type How = {
  /** The pairs that the tracks have to ask. */
  asks: (pair: Pair) => boolean
  /** The moves that may lead to them. */
  leads?: (pair: Moving) => boolean
  /** So long a track may become before another entity goes on. */
  longest?: number
}

const graphOf = ({ name, pairs }: Walk) => {
  const keyOf = (at: Pair['at']) => stateKey(name, at)
  const from = Map.groupBy(pairs, ({ at }) => keyOf(at))
  const stays = (pair: Pair) => !moves(pair) || keyOf(pair.to) === keyOf(pair.at)
  return { keyOf, from: (key: string) => from.get(key) ?? [], stays }
}
type Graph = ReturnType<typeof graphOf>

/** The shortest way from a state to the first one that `ends`; null when no way leads there. */
const wayTo = (
  { keyOf, from, stays }: Graph,
  start: string,
  leads: (pair: Moving) => boolean,
  ends: (key: string) => boolean,
): Moving[] | null => {
  const ways = new Map<string, Moving[]>([[start, []]])
  for (const [key, way] of ways) {
    if (ends(key)) return way
    for (const pair of from(key)) {
      if (!moves(pair) || stays(pair) || !leads(pair)) continue
      const next = keyOf(pair.to)
      if (!ways.has(next)) ways.set(next, [...way, pair])
    }
  }
  return null
}

/** The move that leads to the most that is left to ask: dead ends come last. */
const best = (graph: Graph, here: Pair[], left: ReadonlySet<Pair>) => {
  const leaving = here.filter((pair): pair is Moving => moves(pair) && left.has(pair))
  const open = (pair: Moving) =>
    graph.from(graph.keyOf(pair.to)).filter((next) => !graph.stays(next)).length
  return leaving.sort((a, b) => open(b) - open(a))[0]
}

/**
 * As few lives as it takes to ask every pair once: in each state first what leaves it where it
 * is, then a move that was not made yet, else the shortest way to where something is left.
 */
export const tracksOf = (walk: Walk, { asks, leads = asks, longest = 150 }: How): Track[] => {
  const graph = graphOf(walk)
  const start = graph.keyOf(walk.start)
  const left = new Set(walk.pairs.filter(asks))
  const hasLeft = (key: string) => graph.from(key).some((pair) => left.has(pair))
  const tracks: Track[] = []
  while (left.size > 0) {
    const pairs: Pair[] = []
    const before = left.size
    for (let at = start; pairs.length < longest; ) {
      const here = graph.from(at)
      const staying = here.filter((pair) => left.has(pair) && graph.stays(pair))
      const move = best(graph, here, left)
      const way = move ? [move] : wayTo(graph, at, leads, (key) => key !== at && hasLeft(key))
      pairs.push(...staying, ...(way ?? []))
      for (const pair of [...staying, ...(way ?? [])]) left.delete(pair)
      const last = way?.at(-1)
      if (!last) break
      at = graph.keyOf(last.to)
    }
    if (left.size === before) {
      const [one] = left
      throw new Error(`${walk.name}: no way leads to ${JSON.stringify(one?.at.state)}`)
    }
    tracks.push({ walk, pairs })
  }
  return tracks
}

/** One life for each pair, by the shortest way to its state. */
export const aloneTracksOf = (walk: Walk, { asks, leads = asks }: How): Track[] => {
  const graph = graphOf(walk)
  const start = graph.keyOf(walk.start)
  return walk.pairs.filter(asks).map((pair) => {
    const way = wayTo(graph, start, leads, (key) => key === graph.keyOf(pair.at))
    if (!way) throw new Error(`${walk.name}: no way leads to ${JSON.stringify(pair.at.state)}`)
    return { walk, pairs: [...way, pair] }
  })
}

/** The states to which these moves lead from the beginning. */
export const reachable = (walk: Walk, leads: (pair: Moving) => boolean): Set<string> => {
  const { keyOf, from } = graphOf(walk)
  const found = new Set([keyOf(walk.start)])
  for (const key of found) {
    for (const pair of from(key)) if (moves(pair) && leads(pair)) found.add(keyOf(pair.to))
  }
  return found
}
