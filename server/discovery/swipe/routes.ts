import type { swipeCalls } from '#core/discovery/swipe/contract.ts'
import type { SwipeStore } from '#core/discovery/swipe/ports.ts'
import { likesLeft, SWIPE_LIKES_PER_DAY } from '#core/discovery/swipe/rules.ts'
import { fitOf, stackOf } from '#core/discovery/swipe/stack.ts'
import { beginningOf, dayOf, daysAfter } from '#core/kernel/day.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { TellLikes } from '#server/discovery/tell-likes.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import { cardToWire, profileToWire } from '../to-wire.ts'

export type SwipeRoutes = Pick<Handlers, keyof typeof swipeCalls>

/** What is left of the day of this instant, and when the next one begins. */
const allowanceAt = (now: Date, given: number) => ({
  likes_left: likesLeft(given),
  likes_a_day: SWIPE_LIKES_PER_DAY,
  next_likes_at: beginningOf(daysAfter(dayOf(now), 1)).toISOString(),
})

/** The next cards for who plays: of those who waited longest. */
const stackFor = async (swipes: SwipeStore, player: Parameters<SwipeStore['pool']>[0]) => {
  const found = await swipes.pool(player)
  if (!found) return []
  const { me, members } = found
  return stackOf(members, (one) => fitOf(me, { ...one, pictured: one.mainImage !== null }))
}

export const createSwipeRoutes = ({
  swipes,
  clock,
  tellLikes,
}: {
  swipes: SwipeStore
  clock: Clock
  tellLikes: TellLikes
}): SwipeRoutes => {
  return {
    'GET /api/swipe-game.php': async ({ member, site }) => {
      const player = { site: site.id, viewer: member.id, now: clock.now() }
      const [cards, state] = await Promise.all([stackFor(swipes, player), swipes.state(player)])
      const { last } = state
      return {
        profiles: cards.map((one) => profileToWire(one, site.settings)),
        ...allowanceAt(player.now, state.count),
        given: state.given.map((one) => cardToWire(one, site.settings)),
        last: last && { id: last.id, liked: last.liked && last.today },
      }
    },

    'POST /api/swipe-game.php': async ({ body: { id, like }, member, site }) => {
      const player = { site: site.id, viewer: member.id, now: clock.now() }
      const swiped = await swipes.swipe({ ...player, id, liked: like })
      if (!swiped.done) return refuse(swiped.why)
      if (swiped.isNew) await tellLikes(member.id, id)
      return { match: swiped.match, ...allowanceAt(player.now, swiped.given) }
    },

    'DELETE /api/swipe-game.php': async ({ body: { id }, member, site }) => {
      const player = { site: site.id, viewer: member.id, now: clock.now() }
      const undone = await swipes.undo({ ...player, id })
      if (!undone) return refuse('not_now')
      if (undone.liked) await tellLikes(member.id, id)
      const { profile, given } = undone
      return {
        profile: profile && profileToWire(profile, site.settings),
        ...allowanceAt(player.now, given),
      }
    },
  }
}
