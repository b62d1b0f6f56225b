import {
  byTurn,
  couldLike,
  fitOf,
  SWIPE_POOL,
  SWIPE_SKIP_DAYS,
  shownOn,
  stackOf,
  type Turn,
} from '#core/discovery/swipe/stack.ts'
import type { Gender, Interest } from '#core/discovery/values.ts'
import { daysAfter } from '#core/kernel/day.ts'

const DAYS = 28
const WEEK = 7
const FIRST = '2026-11-02'
const REGIONS = ['Utrecht', 'Zeeland', 'Drenthe', 'Limburg']
const FREE_TIME = ['hiking', 'music', 'wine', 'tea', 'reading', 'movies'] as const

type Player = {
  id: number
  gender: Gender
  seeks: Gender | null
  age: number
  region: string
  interests: Interest[]
  pictured: boolean
  likesMe: false
  /** How likely they are to come on a day, and how many cards they turn then. */
  comes: number
  patience: number
  turn: Turn
  /** Until which day nobody is shown again to them. */
  turned: Map<number, number>
  lastSeen: number
}

/** The same numbers for the same seed. */
const randomOf = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Men are more than women, few seek the same or everybody, and most look in now and then. */
const crowd = (count: number, random: () => number): Player[] =>
  Array.from({ length: count }, (_, id) => {
    const gender: Gender = random() < 0.62 ? 'male' : 'female'
    const [wish, often] = [random(), random()]
    const other = gender === 'male' ? 'female' : 'male'
    return {
      id,
      gender,
      seeks: wish < 0.88 ? other : wish < 0.94 ? gender : null,
      age: 18 + Math.floor(random() ** 1.5 * 60),
      region: REGIONS[Math.floor(random() * REGIONS.length)] ?? '',
      interests: FREE_TIME.filter(() => random() < 0.3),
      pictured: random() < 0.7,
      likesMe: false,
      comes: often < 0.3 ? 0.7 : often < 0.7 ? 0.2 : 0.02,
      patience: 4 + Math.floor(random() * 30),
      turn: { day: '1970-01-01', times: 0 },
      turned: new Map(),
      lastSeen: Number.NEGATIVE_INFINITY,
    }
  })

const LIKED_FOR_GOOD = Number.POSITIVE_INFINITY

/** A queue in the order of the table's index: who was shown goes back to where they belong. */
const queueOf = (players: Player[]) => {
  const inOrder = (a: Player, b: Player) => byTurn(a.turn, b.turn) || a.id - b.id
  const queue = [...players].sort(inOrder)
  const placeOf = (one: Player) => {
    let [low, high] = [0, queue.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (inOrder(queue[middle] as Player, one) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  const show = (one: Player, day: string) => {
    queue.splice(placeOf(one), 1)
    one.turn = shownOn(day, one.turn)
    queue.splice(placeOf(one), 0, one)
  }
  return { queue, show }
}

/** Four weeks, day by day, by the rules of the core: who plays turns cards, one stack after another. */
export const simulateMonth = ({ seed, members }: { seed: number; members: number }) => {
  const random = randomOf(seed)
  const players = crowd(members, random)
  const { queue, show } = queueOf(players)
  const poolFor = (me: Player, day: number) => {
    const pool: Player[] = []
    for (const one of queue) {
      if (pool.length === SWIPE_POOL) break
      const isTurned = (me.turned.get(one.id) ?? Number.NEGATIVE_INFINITY) >= day
      if (one !== me && !isTurned && couldLike(me, one)) pool.push(one)
    }
    return pool
  }
  const playOn = (me: Player, day: number) => {
    const today = daysAfter(FIRST, day)
    let left = me.patience
    while (left > 0) {
      const stack = stackOf(poolFor(me, day), (one) => fitOf(me, one)).slice(0, left)
      if (stack.length === 0) return
      for (const one of stack) {
        show(one, today)
        one.lastSeen = day
        me.turned.set(one.id, random() < 0.1 ? LIKED_FOR_GOOD : day + SWIPE_SKIP_DAYS)
      }
      left -= stack.length
    }
  }

  let [unseen, active] = [0, 0]
  const inDay: number[] = []
  for (let week = 0; week < DAYS / WEEK; week += 1) {
    const here = new Set<Player>()
    for (let day = week * WEEK; day < (week + 1) * WEEK; day += 1) {
      const today = players.filter((one) => random() < one.comes)
      for (const one of today) {
        here.add(one)
        playOn(one, day)
      }
      const shown = players.filter(({ lastSeen }) => lastSeen === day)
      inDay.push(...shown.map(({ turn }) => turn.times))
    }
    active += here.size
    unseen += [...here].filter(({ lastSeen }) => lastSeen < week * WEEK).length
  }
  inDay.sort((a, b) => a - b)
  return {
    active,
    unseen,
    mostInDay: inDay.at(-1) ?? 0,
    medianInDay: inDay[inDay.length >> 1] ?? 0,
  }
}
