import { archives } from '#specs/harness/crash/archives.ts'
import { type Blow, blowsTo } from '#specs/harness/crash/blows.ts'
import { debits, reversals } from '#specs/harness/crash/debits.ts'
import { unbalanced } from '#specs/harness/crash/found.ts'
import { messages } from '#specs/harness/crash/messages.ts'
import {
  bankIsKnown,
  orders,
  refunds,
  webhooks,
  withdrawals,
  withdrawalsByLink,
} from '#specs/harness/crash/money.ts'
import { notices } from '#specs/harness/crash/notices.ts'
import { photos } from '#specs/harness/crash/photos.ts'
import type { CrashSite } from '#specs/harness/crash/site.ts'
import { type Caught, sendAgain, type Traffic, trafficUntil } from '#specs/harness/crash/traffic.ts'
import { bankMood, type SpecMember } from '#specs/harness/server/members.ts'
import { eventually } from '#specs/harness/support/process.ts'
import type { Dice } from './dice.ts'

/** So many answers come before the blow, at least, and of all that is asked for at most so many. */
const CALM_LEAST = 2
const CALM_MOST = 0.4

export type Kind = (site: CrashSite) => Promise<Traffic>
const kinds = {
  messages,
  orders,
  debits,
  reversals,
  webhooks,
  refunds,
  withdrawals,
  links: withdrawalsByLink,
  archives,
  photos,
  notices,
} satisfies Record<string, Kind>

/** All, or those whose name has `only` in it. */
export const kindsOf = (only: string): Kind[] => {
  const chosen = Object.entries(kinds).filter(([name]) => name.includes(only))
  if (chosen.length > 0) return chosen.map(([, kind]) => kind)
  throw new Error(`${only}: the kinds of traffic are ${Object.keys(kinds).join(', ')}`)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

export type Round = { traffic: string; blow: string; caught: Caught; wrong: string[] }

/** A connection that the blow cut fails the first call that uses it, so the bank is asked until it answers. */
const quietBank = (member: SpecMember) =>
  eventually('the bank is back, and quiet', () =>
    bankMood(member, {}).then(
      () => true,
      () => false,
    ),
  )

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

/**
 * A round that came to no end is wrong, and the next one begins on a server that was just started.
 * Where none starts any more the run ends, with all that is known.
 */
const restored = async (site: CrashSite, error: unknown): Promise<string[]> => {
  await site.killServer()
  const wrong = [`the round came to no end: ${messageOf(error)}`, ...site.takeFaults()]
  await site.start().catch((failure) => {
    throw new Error([...wrong, `no server starts any more: ${messageOf(failure)}`].join('\n'))
  })
  return wrong
}

/** Traffic of one kind, one blow to it, and all that must hold whatever was struck. */
export const playRound = async (
  site: CrashSite,
  { kind, nth, dice }: { kind: Kind; nth: number; dice: Dice },
): Promise<Round> => {
  const traffic = await kind(site)
  const blows = blowsTo(site, traffic)
  const blow = blows[nth % blows.length]
  const [member] = site.members
  if (!blow || !member) throw new Error('nothing strikes, or nobody')
  await bankIsKnown(site)
  if (dice.chance(0.5)) await bankMood(member, { fault: 'lost' })
  const named = { traffic: traffic.what, blow: blow.what }
  try {
    const calmBank = () => quietBank(member)
    const { caught, wrong } = await strikeOnce(traffic, blow, { dice, calmBank })
    wrong.push(...(await traffic.wrongIn(caught)), ...(await unbalanced(site)))
    return { ...named, caught, wrong: [...new Set([...wrong, ...site.takeFaults()])] }
  } catch (error) {
    const wrong = await restored(site, error)
    return { ...named, caught: { confirmed: [], inDoubt: [] }, wrong }
  }
}
