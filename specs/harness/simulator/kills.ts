import { blowsTo } from '#specs/harness/crash/blows.ts'
import { type CrashSite, crashSite } from '#specs/harness/crash/site.ts'
import { type Dice, diceOf } from './dice.ts'
import { type Kind, kindsOf, playRound } from './rounds.ts'

const MEMBERS = 4

/** What one kind of blow came to for one kind of traffic, over all rounds. */
export type Toll = {
  traffic: string
  blow: string
  rounds: number
  confirmed: number
  inDoubt: number
  wrong: string[]
}
export type Kills = {
  tolls: Toll[]
  /** Milliseconds of the slowest start and stop of a server. */
  slowest: { startMs: number; stopMs: number }
}

/** Every kind of traffic with each blow to it, in the order of the dice, again and again. */
const deck = (dice: Dice, site: CrashSite, all: Kind[]) => {
  const { length: blows } = blowsTo(site, { call: '', statement: /./ })
  const pairs = () =>
    all
      .flatMap((kind) => Array.from({ length: blows }, (_, nth) => ({ kind, nth })))
      .map((pair) => ({ pair, at: dice.whole(0, 1_000_000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ pair }) => pair)
  let left = pairs()
  return () => {
    if (left.length === 0) left = pairs()
    const next = left.pop()
    if (!next) throw new Error('There is no kind of traffic')
    return next
  }
}

/**
 * Real servers and a real database that are killed in the middle of traffic, again and again. What
 * strikes when comes from the seed; what is under way at that moment is the machine's. In every
 * second round the bank does what it is asked, and its answers are lost until the blow is over.
 */
export const manyKills = async (
  { seed, rounds, only }: { seed: number; rounds: number; only: string },
  say: (line: string) => void,
): Promise<Kills> => {
  const dice = diceOf(seed)
  const tolls = new Map<string, Toll>()
  const chosen = kindsOf(only)
  const slowest = { startMs: 0, stopMs: 0 }
  for (const apart of [false, true]) {
    const site = await crashSite({ members: MEMBERS, apart })
    const next = deck(dice, site, chosen)
    try {
      for (let round = 1; round <= Math.ceil(rounds / 2); round += 1) {
        const began = performance.now()
        const { traffic, blow, caught, wrong } = await playRound(site, { ...next(), dice })
        const key = `${traffic} ${blow}`
        for (const line of wrong) say(`seed ${seed}, round ${round}, ${key}: ${line}`)
        const seconds = ((performance.now() - began) / 1_000).toFixed(1)
        say(`${apart ? 'apart' : 'embedded'} ${round}, ${seconds} s, ${wrong.length} wrong: ${key}`)
        const known = tolls.get(key) ?? { rounds: 0, confirmed: 0, inDoubt: 0, wrong: [] }
        tolls.set(key, {
          traffic,
          blow,
          rounds: known.rounds + 1,
          confirmed: known.confirmed + caught.confirmed.length,
          inDoubt: known.inDoubt + caught.inDoubt.length,
          wrong: [...known.wrong, ...wrong],
        })
      }
    } finally {
      const { startMs, stopMs } = site.slowest()
      slowest.startMs = Math.max(slowest.startMs, startMs)
      slowest.stopMs = Math.max(slowest.stopMs, stopMs)
      await site.stop()
    }
  }
  const sorted = [...tolls.values()].sort((a, b) =>
    `${a.traffic} ${a.blow}` < `${b.traffic} ${b.blow}` ? -1 : 1,
  )
  return { tolls: sorted, slowest }
}
