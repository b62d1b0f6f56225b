import type { DemoMember, World } from '#core/demo/ports.ts'
import type { Random } from './random.ts'

type Like = World['likes'][number]

const LIKES_MIN = 2
const LIKES_MAX = 6
const ANSWERED = 0.35
const MINUTES_MAX = 20 * 24 * 60

const YEARS_APART_MAX = 14

const yearOf = ({ born }: DemoMember) => Number(born.slice(0, 4))

/** Each could like the other, and they are not a generation apart. */
export const mayPlease = (from: DemoMember, to: DemoMember) =>
  from.id !== to.id &&
  from.seeks === to.gender &&
  to.seeks === from.gender &&
  Math.abs(yearOf(from) - yearOf(to)) <= YEARS_APART_MAX

/** Everybody likes a few of those who could like them too; some of these likes are answered. */
export const likesAmong = (members: DemoMember[], random: Random): Like[] => {
  const likes = new Map<string, Like>()
  const add = (from: DemoMember, to: DemoMember) => {
    const key = `${from.id} ${to.id}`
    if (likes.has(key)) return
    likes.set(key, { from: from.id, to: to.id, minutesAgo: random.whole(1, MINUTES_MAX) })
  }
  for (const from of members) {
    const pleasing = members.filter((to) => mayPlease(from, to))
    for (const to of random.some(pleasing, random.whole(LIKES_MIN, LIKES_MAX))) {
      add(from, to)
      if (random.chance(ANSWERED)) add(to, from)
    }
  }
  return [...likes.values()]
}
