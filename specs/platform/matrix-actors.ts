import type { Call } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import { admission, type Role } from '#core/kernel/roles.ts'
import { isLongRun } from '#specs/harness/long/how-long.ts'

export const keys = Object.keys(contract) as Key[]
export const callOf = (key: Key): Call => contract[key]

/** Who knocks, and as whom the server has to take them. */
export const actors = {
  visitor: 'visitor',
  unconfirmed: 'unconfirmed',
  free: 'free',
  premium: 'premium',
  /** Somebody whom the owner of everything blocks. */
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

/** One call of each audience, which everybody makes in every run. */
const oneOfEach = new Set(
  [...Map.groupBy(keys, (key) => callOf(key).audience).values()].map(([first]) => first),
)

/**
 * Who knocks at a call: in the long run everybody, and in the short one a visitor, the weakest who is
 * let in and the strongest who is turned away.
 */
export const knockersAt = (key: Key): readonly Actor[] => {
  if (isLongRun || oneOfEach.has(key)) return actorNames
  const weakest = actorNames.find((actor) => isAdmitted(key, actor))
  const strongest = actorNames.findLast((actor) => !isAdmitted(key, actor))
  return actorNames.filter((actor) => ['visitor', weakest, strongest].includes(actor))
}

/**
 * Who asks for the things of others: in the long run everybody who is let in, and in the short one
 * the weakest, a member, whom the owner blocks, and the strongest.
 */
export const askersOf = (key: Key): readonly Actor[] => {
  const admitted = actorNames.filter((actor) => isAdmitted(key, actor))
  const some = [admitted.at(0), 'free', 'blocked', admitted.at(-1)]
  return isLongRun ? admitted : admitted.filter((actor) => some.includes(actor))
}
