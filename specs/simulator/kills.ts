import { type CrashSite, crashSite } from '#specs/support/crash/site.ts'
import {
  type Blow,
  blowsTo,
  eachOnce,
  foundOf,
  type Sent,
  sendAgain,
  trafficUntil,
} from '#specs/support/crash/traffic.ts'
import { buy, creditsOf } from '#specs/support/members.ts'
import { type Dice, diceOf } from './dice.ts'

const MEMBERS = 4
/** As much as a member may write in a round, and what is sent again. */
const CREDITS_MIN = 50
const CALM = { least: 5, most: 80 }

/** What one kind of blow came to, over all rounds. */
export type Toll = { rounds: number; confirmed: number; inDoubt: number; wrong: string[] }

const refill = async ({ members }: CrashSite) => {
  for (const member of members)
    if ((await creditsOf(member)) < CREDITS_MIN) await buy(member, 'credits-150')
}

const strikeOnce = async (site: CrashSite, { strike, again }: Blow, dice: Dice) => {
  const calm = dice.whole(CALM.least, CALM.most)
  const { confirmed, inDoubt, unheard } = await trafficUntil(site.members, calm, strike)
  await again()
  const other = await sendAgain({ confirmed, inDoubt }, unheard)
  const sent: Sent[] = [...confirmed, ...inDoubt]
  const [found, due] = [await foundOf(site, sent), eachOnce(sent)].map((one) => JSON.stringify(one))
  const wrong = other.map((id) => `${id} is answered otherwise`)
  if (found !== due) wrong.push(`found ${found}, and not ${due}`)
  return { confirmed: confirmed.length, inDoubt: inDoubt.length, wrong }
}

/**
 * Real servers and a real database that are killed in the middle of traffic, again and again. What
 * strikes when comes from the seed; what is under way at that moment is the machine's.
 */
export const manyKills = async (
  { seed, rounds }: { seed: number; rounds: number },
  say: (line: string) => void,
): Promise<Map<string, Toll>> => {
  const dice = diceOf(seed)
  const tolls = new Map<string, Toll>()
  for (const apart of [false, true]) {
    const site = await crashSite({ members: MEMBERS, apart })
    try {
      const blows = blowsTo(site)
      for (let round = 1; round <= Math.ceil(rounds / 2); round += 1) {
        await refill(site)
        const blow = dice.pick(blows)
        const toll = tolls.get(blow.what) ?? { rounds: 0, confirmed: 0, inDoubt: 0, wrong: [] }
        const { confirmed, inDoubt, wrong } = await strikeOnce(site, blow, dice)
        for (const line of wrong) say(`seed ${seed}, round ${round}, ${blow.what}: ${line}`)
        tolls.set(blow.what, {
          rounds: toll.rounds + 1,
          confirmed: toll.confirmed + confirmed,
          inDoubt: toll.inDoubt + inDoubt,
          wrong: [...toll.wrong, ...wrong],
        })
      }
    } finally {
      await site.stop()
    }
  }
  return tolls
}
