import type { Call } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import { admission, type Role } from '#core/kernel/roles.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'

export const keys = Object.keys(contract) as Key[]
export const callOf = (key: Key): Call => contract[key]

/** The callers of the access matrix, each with the role that the server must give it. */
export const actors = {
  visitor: 'visitor',
  unconfirmed: 'unconfirmed',
  free: 'free',
  premium: 'premium',
  /** A member whom the owner of all named things has blocked. */
  blocked: 'free',
  leaving: 'visitor',
  suspended: 'visitor',
  moderator: 'moderator',
  support: 'support',
  finance: 'finance',
  admin: 'admin',
} as const satisfies Record<string, Role>
export type Actor = keyof typeof actors
const actorNames = Object.keys(actors) as Actor[]
const isAdmitted = (key: Key, actor: Actor) =>
  admission(callOf(key).audience, actors[actor]) === 'ok'

/** One call of each audience, which all callers try in every run. */
const oneOfEach = new Set(
  [...Map.groupBy(keys, (key) => callOf(key).audience).values()].map(([first]) => first),
)

/**
 * The callers that try a call: all of them in the long run. In the short run, a visitor, the weakest
 * role that is admitted and the strongest role that is refused.
 */
export const knockersAt = (key: Key): readonly Actor[] => {
  if (isLongRun || oneOfEach.has(key)) return actorNames
  const weakest = actorNames.find((actor) => isAdmitted(key, actor))
  const strongest = actorNames.findLast((actor) => !isAdmitted(key, actor))
  return actorNames.filter((actor) => ['visitor', weakest, strongest].includes(actor))
}

/**
 * The callers that name something of another member: all admitted ones in the long run. In the short
 * run, the weakest, a free member, the blocked member and the strongest.
 */
export const askersOf = (key: Key): readonly Actor[] => {
  const admitted = actorNames.filter((actor) => isAdmitted(key, actor))
  const some = [admitted.at(0), 'free', 'blocked', admitted.at(-1)]
  return isLongRun ? admitted : admitted.filter((actor) => some.includes(actor))
}
