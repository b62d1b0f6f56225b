import { type Gender, type Interest, intimateInterests } from '#core/discovery/values.ts'

/** Cards that lie ready at once; the next ones are asked for before the last is turned. */
export const SWIPE_STACK = 10
/** Of so many who waited longest the stack is made. */
export const SWIPE_POOL = 60
/** Whoever was skipped is not shown again for so many days. */
export const SWIPE_SKIP_DAYS = 14
/** Whoever was not here for so many days waits behind all who were. */
export const SWIPE_AWAY_DAYS = 30

/** When somebody was last shown in the game, `YYYY-MM-DD`, and how often on that day. */
export type Turn = { day: string; times: number }

/** The twin of the order of `swipe_turn`: who waits longest, and on one day who was shown least. */
export const byTurn = (a: Turn, b: Turn): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : a.times - b.times

/** Somebody was shown on this day once more. */
export const shownOn = (day: string, before: Turn): Turn => ({
  day,
  times: before.day === day ? before.times + 1 : 1,
})

type Wish = { gender: Gender; seeks: Gender | null }

const seeks = (one: Wish, { gender }: Wish) => one.seeks === null || one.seeks === gender

/** Only who could like each other are shown to each other. */
export const couldLike = (one: Wish, other: Wish): boolean => seeks(one, other) && seeks(other, one)

export type Suited = { age: number; region: string; interests: readonly Interest[] }
type Candidate = Suited & { likesMe: boolean; pictured: boolean }

const YEARS_NEAR = 5
const YEARS_FAR = 12
const SHARED_MAX = 3
const LIKES_ME = 4

/** How well somebody suits: years, place, what both do in their free time, and whether they like me. */
export const fitOf = (me: Suited, other: Candidate): number => {
  const years = Math.abs(me.age - other.age)
  const shared = other.interests.filter(
    (interest) => me.interests.includes(interest) && !intimateInterests.has(interest),
  ).length
  return (
    (years <= YEARS_NEAR ? 3 : years <= YEARS_FAR ? 1 : 0) +
    (other.region !== '' && me.region === other.region ? 2 : 0) +
    Math.min(shared, SHARED_MAX) +
    (other.likesMe ? LIKES_ME : 0) +
    Number(other.pictured)
  )
}

/**
 * The stack, out of those who waited longest, in that order: in turn who suits best and who waits
 * longest. So nobody is passed over for good because others suit better.
 */
export const stackOf = <C>(pool: readonly C[], score: (one: C) => number): C[] => {
  const waiting = [...pool]
  const suiting = pool
    .map((one) => ({ one, suits: score(one) }))
    .sort((a, b) => b.suits - a.suits)
    .map(({ one }) => one)
  const stack = new Set<C>()
  const take = (from: C[]) => {
    const next = from.find((one) => !stack.has(one))
    if (next !== undefined) stack.add(next)
  }
  while (stack.size < Math.min(SWIPE_STACK, pool.length)) take(stack.size % 2 ? waiting : suiting)
  return [...stack]
}
