import { ageOn } from '#core/account/rules.ts'
import type { Swiped, SwipeState, SwipeStore, Undone } from '#core/discovery/swipe/ports.ts'
import { likesLeft, mayLike } from '#core/discovery/swipe/rules.ts'
import { SWIPE_AWAY_DAYS, SWIPE_SKIP_DAYS } from '#core/discovery/swipe/stack.ts'
import { dayOf, daysAfter } from '#core/kernel/day.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'
import { cardOf, profileOf } from '../../platform/cards.ts'
import type { Database } from '../../platform/database.ts'
import type { Queryable } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findProfile, like } from '../store.ts'
import {
  countToday,
  facing,
  givenToday,
  keepTurn,
  lastSwipe,
  likers,
  lockPlayer,
  player,
  pool,
  takeBack,
  tidyQueue,
} from './statements.ts'

type Player = { site: string; viewer: string; now: Date }
type Turn = Player & { id: string; liked: boolean }

const countOn = async (on: Queryable, { viewer, now }: Player) =>
  (await countToday(on, { viewer, today: dayOf(now) }))[0]?.given ?? 0

const stateOf = async (on: Queryable, { viewer, site, now }: Player): Promise<SwipeState> => {
  const today = dayOf(now)
  const given = await givenToday(on, { viewer, site, today })
  const [last] = await lastSwipe(on, { viewer })
  return {
    given: given.map((row) => cardOf(row, now)),
    count: await countOn(on, { viewer, site, now }),
    last: last ? { id: last.id, liked: last.liked, today: last.day === today } : null,
  }
}

/** Whom one likes already keeps that like, and it costs nothing more. */
const swipeOn = async (on: Queryable, turn: Turn): Promise<Swiped> => {
  const { viewer, site, id, liked, now } = turn
  await lockPlayer(on, { viewer })
  const [between] = await facing(on, { viewer, site, id })
  if (!between) return { done: false, why: 'not_found' }
  const given = await countOn(on, turn)
  if (between.liked) return { done: true, match: between.match, isNew: false, given }
  if (liked) {
    const verdict = mayLike({ left: likesLeft(given) })
    if (verdict !== ok) return { done: false, why: verdict }
  }
  await keepTurn(on, { viewer, id, liked, now, today: dayOf(now) })
  if (!liked) return { done: true, match: false, isNew: false, given }
  const [made] = await like(on, { from: viewer, to: id, site, now })
  return { done: true, match: made?.match ?? false, isNew: true, given: given + 1 }
}

const undoOn = async (on: Queryable, turn: Omit<Turn, 'liked'>): Promise<Undone | null> => {
  const { viewer, site, id, now } = turn
  await lockPlayer(on, { viewer })
  const [last] = await lastSwipe(on, { viewer })
  if (last?.id !== id) return null
  await takeBack(on, { viewer, id })
  const [row] = await findProfile(on, { viewer, site, id })
  const given = await countOn(on, turn)
  return { profile: row ? profileOf(row, now) : null, liked: last.liked, given }
}

/** The SwipeStore port. Who is in a stack is decided by `isShownTo`, as everywhere. */
export const swipeStore = (db: Database): SwipeStore => ({
  pool: async ({ now, ...query }) => {
    const today = dayOf(now)
    const [me] = await player(db.pool, query)
    if (!me) return null
    const skippedSince = daysAfter(today, -SWIPE_SKIP_DAYS)
    const found = [
      ...(await pool(db.pool, { ...query, skippedSince })),
      ...(await likers(db.pool, { ...query, skippedSince })),
    ]
    const members = new Map(found.map((row) => [row.id, profileOf(row, now)]))
    return { me: { ...me, age: ageOn(today, me.born) }, members: [...members.values()] }
  },
  state: (player) => stateOf(db.pool, player),
  swipe: async (turn) => {
    const swiped = await inTransaction(db, (on) => swipeOn(on, turn))
    const { viewer, id, site, now } = turn
    const since = new Date(now.getTime() - SWIPE_AWAY_DAYS * DAY_MS)
    if (swiped.done) await tidyQueue(db.pool, { viewer, id, site, since })
    return swiped
  },
  undo: (turn) => inTransaction(db, (on) => undoOn(on, turn)),
})
