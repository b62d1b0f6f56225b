import { debits, reversals } from '#specs/harness/crash/debits.ts'
import { messages } from '#specs/harness/crash/messages.ts'
import {
  bankIsKnown,
  orders,
  refunds,
  webhooks,
  withdrawals,
  withdrawalsByLink,
} from '#specs/harness/crash/money.ts'
import { type CrashSite, crashSite } from '#specs/harness/crash/site.ts'
import {
  type Blow,
  blowsTo,
  sendAgain,
  type Traffic,
  trafficUntil,
} from '#specs/harness/crash/traffic.ts'
import { bankMood, type SpecMember } from '#specs/harness/server/members.ts'
import { eventually } from '#specs/harness/support/process.ts'
import { type Dice, diceOf } from './dice.ts'

const MEMBERS = 4
/** So many answers come before the blow, at least, and of all that is asked for at most so many. */
const CALM_LEAST = 2
const CALM_MOST = 0.4

type Kind = (site: CrashSite) => Promise<Traffic>
const kinds = {
  messages,
  orders,
  debits,
  reversals,
  webhooks,
  refunds,
  withdrawals,
  links: withdrawalsByLink,
} satisfies Record<string, Kind>

/** All, or those whose name has `only` in it. */
const kindsOf = (only: string): Kind[] => {
  const chosen = Object.entries(kinds).filter(([name]) => name.includes(only))
  if (chosen.length > 0) return chosen.map(([, kind]) => kind)
  throw new Error(`${only}: the kinds of traffic are ${Object.keys(kinds).join(', ')}`)
}

/** What one kind of blow came to for one kind of traffic, over all rounds. */
export type Toll = {
  traffic: string
  blow: string
  rounds: number
  confirmed: number
  inDoubt: number
  wrong: string[]
}

const strikeOnce = async (
  traffic: Traffic,
  { strike, again }: Blow,
  { dice, calmBank }: { dice: Dice; calmBank: () => Promise<void> },
) => {
  const all = traffic.lines.flat().length
  const calm = dice.whole(CALM_LEAST, Math.max(CALM_LEAST, Math.floor(all * CALM_MOST)))
  const { unheard, ...caught } = await trafficUntil(traffic, calm, strike)
  await again()
  await calmBank()
  const other = await sendAgain(caught, unheard)
  const wrong = other.map((id) => `${id} is answered otherwise`)
  return { caught, wrong }
}

/** Each connection that the blow has cut fails whoever is the first to take it again. */
const quietBank = (member: SpecMember) =>
  eventually('the bank is back, and quiet', () =>
    bankMood(member, {}).then(
      () => true,
      () => false,
    ),
  )

/** Every kind of traffic with each blow to it, in the order of the dice, again and again. */
const deck = (dice: Dice, site: CrashSite, all: Kind[]) => {
  const pairs = () =>
    all
      .flatMap((kind) => Array.from({ length: site.wire ? 6 : 5 }, (_, nth) => ({ kind, nth })))
      .map((pair) => ({ pair, at: dice.whole(0, 1_000_000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ pair }) => pair)
  let left = pairs()
  return () => {
    if (left.length === 0) left = pairs()
    return left.pop()
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
): Promise<Toll[]> => {
  const dice = diceOf(seed)
  const tolls = new Map<string, Toll>()
  const chosen = kindsOf(only)
  for (const apart of [false, true]) {
    const site = await crashSite({ members: MEMBERS, apart })
    const next = deck(dice, site, chosen)
    try {
      for (let round = 1; round <= Math.ceil(rounds / 2); round += 1) {
        const { kind, nth } = next() ?? {}
        const traffic = await (kind ?? messages)(site)
        const blows = blowsTo(site, traffic)
        const blow = blows[(nth ?? 0) % blows.length]
        const [member] = site.members
        if (!blow || !member) throw new Error('nothing strikes, or nobody')
        await bankIsKnown(site)
        if (dice.chance(0.5)) await bankMood(member, { fault: 'lost' })
        const { caught, wrong } = await strikeOnce(traffic, blow, {
          dice,
          calmBank: () => quietBank(member),
        })
        wrong.push(...(await traffic.wrongIn(caught)))
        const key = `${traffic.what} ${blow.what}`
        for (const line of wrong) say(`seed ${seed}, round ${round}, ${key}: ${line}`)
        const none = { traffic: traffic.what, blow: blow.what, rounds: 0 }
        const toll = tolls.get(key) ?? { ...none, confirmed: 0, inDoubt: 0, wrong: [] }
        tolls.set(key, {
          ...toll,
          rounds: toll.rounds + 1,
          confirmed: toll.confirmed + caught.confirmed.length,
          inDoubt: toll.inDoubt + caught.inDoubt.length,
          wrong: [...toll.wrong, ...wrong],
        })
      }
    } finally {
      await site.stop()
    }
  }
  return [...tolls.values()].sort((a, b) =>
    `${a.traffic} ${a.blow}` < `${b.traffic} ${b.blow}` ? -1 : 1,
  )
}
