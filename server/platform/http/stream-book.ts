import type { ServerResponse } from 'node:http'

export type Stream = { account: string; sessionHash: string; res: ServerResponse }

/** Beats come in so many turns at most, each for its share of the streams. */
const TURNS_MAX = 50
/** No turn comes sooner after another. */
const TURN_MS_MIN = 500

/** How the streams of a node take turns within one heartbeat. */
export const turnsOf = (heartbeatMs: number): { turns: number; everyMs: number } => {
  const turns = Math.min(TURNS_MAX, Math.max(1, Math.floor(heartbeatMs / TURN_MS_MIN)))
  return { turns, everyMs: heartbeatMs / turns }
}

/** The open streams of a node, by whose they are and by whose turn it is. */
export type StreamBook = ReturnType<typeof createStreamBook>

export const createStreamBook = (turns: number) => {
  const byAccount = new Map<string, Stream[]>()
  const byTurn = Array.from({ length: turns }, () => new Set<Stream>())
  const turnOf = new Map<Stream, Set<Stream>>()
  let [nextPlace, nextTurn] = [0, 0]
  return {
    add: (stream: Stream) => {
      byAccount.set(stream.account, [...(byAccount.get(stream.account) ?? []), stream])
      const turn = byTurn[nextPlace % turns] as Set<Stream>
      nextPlace += 1
      turnOf.set(stream, turn.add(stream))
    },
    remove: (stream: Stream) => {
      const left = (byAccount.get(stream.account) ?? []).filter((one) => one !== stream)
      if (left.length > 0) byAccount.set(stream.account, left)
      else byAccount.delete(stream.account)
      turnOf.get(stream)?.delete(stream)
      turnOf.delete(stream)
    },
    /** The oldest first. */
    of: (account: string): Stream[] => [...(byAccount.get(account) ?? [])],
    accounts: (): string[] => [...byAccount.keys()],
    all: (): Stream[] => [...turnOf.keys()],
    /** Those whose turn is next. */
    next: (): Stream[] => {
      const turn = byTurn[nextTurn % turns] as Set<Stream>
      nextTurn += 1
      return [...turn]
    },
  }
}
