import type { Answer } from '#core/contract/contract.ts'
import type { Card, Profile } from '#core/contract/shapes.ts'
import { swipe } from '#core/discovery/swipe/machine.ts'
import { begin, can, type Stored, step } from '#core/kernel/lifecycle.ts'

export type Dealt = Answer<'GET /api/swipe-game.php'>
type Allowance = Pick<Dealt, 'likes_left' | 'likes_a_day' | 'next_likes_at'>
type SwipeEvent = Parameters<typeof step<typeof swipe.machine, typeof swipe.rules>>[2]

/** The game as this page plays it; the server's answers correct it. */
export type Game = Allowance & {
  chart: Stored<typeof swipe.machine>
  /** The first lies on top. */
  cards: Profile[]
  /** Whom this page has turned, lest a stack that was on its way brings them again. */
  turned: readonly string[]
  given: Card[]
  /** The last turn; its profile where this page has seen it. */
  last: (NonNullable<Dealt['last']> & { profile: Profile | null }) | null
  /** No more came with the last stack. */
  isDry: boolean
}

export type Act =
  | { type: 'dealt'; dealt: Dealt }
  | { type: 'turned'; like: boolean }
  | { type: 'undone'; profile: Profile | null }
  /** Whoever was put back is not here any more. */
  | { type: 'gone'; id: string }
  /** Somebody in the stack says something else of themselves by now. */
  | { type: 'changed'; profile: Profile }
  | { type: 'told'; allowance: Allowance }
  | { type: 'dayBegan' }

/** A chart that does not move stays where it is: the button that asks for it is not there. */
const moved = (chart: Game['chart'], event: SwipeEvent): Game['chart'] => {
  const next = step(swipe, chart, event)
  return next.moved ? next.next : chart
}

const told = (game: Game, allowance: Allowance): Game => ({
  ...game,
  likes_left: allowance.likes_left,
  likes_a_day: allowance.likes_a_day,
  next_likes_at: allowance.next_likes_at,
  chart: moved(game.chart, { type: 'told', left: allowance.likes_left }),
})

export const beginGame = (dealt: Dealt): Game =>
  told(
    {
      likes_left: dealt.likes_left,
      likes_a_day: dealt.likes_a_day,
      next_likes_at: dealt.next_likes_at,
      chart: begin(swipe, {}).next,
      cards: dealt.profiles,
      turned: [],
      given: dealt.given,
      last: dealt.last && { ...dealt.last, profile: null },
      isDry: dealt.profiles.length === 0,
    },
    dealt,
  )

/** What lies there stays on top; what is new comes below. */
const dealtTo = (game: Game, dealt: Dealt): Game => {
  const here = new Set([...game.turned, ...game.cards.map(({ id }) => id)])
  const more = dealt.profiles.filter(({ id }) => !here.has(id))
  return { ...game, cards: [...game.cards, ...more], isDry: more.length === 0 }
}

const turnedIn = (game: Game, like: boolean): Game => {
  const [top, ...cards] = game.cards
  if (!top) return game
  return {
    ...game,
    cards,
    turned: [...game.turned, top.id],
    last: { id: top.id, liked: like, profile: top },
    given: like ? [top, ...game.given] : game.given,
    likes_left: game.likes_left - Number(like),
    chart: moved(game.chart, like ? { type: 'like', left: game.likes_left } : { type: 'skip' }),
  }
}

const undoneIn = (game: Game, profile: Profile | null): Game => {
  const { last } = game
  if (!last) return game
  return {
    ...game,
    cards: profile ? [profile, ...game.cards.filter(({ id }) => id !== profile.id)] : game.cards,
    turned: game.turned.filter((id) => id !== last.id),
    last: null,
    given: game.given.filter(({ id }) => id !== last.id),
    likes_left: game.likes_left + Number(last.liked),
    chart: moved(game.chart, { type: 'undo', liked: last.liked }),
  }
}

const changedIn = (game: Game, profile: Profile): Game => ({
  ...game,
  cards: game.cards.map((one) => (one.id === profile.id ? profile : one)),
})

export const play = (game: Game, act: Act): Game => {
  if (act.type === 'dealt') return dealtTo(game, act.dealt)
  if (act.type === 'turned') return turnedIn(game, act.like)
  if (act.type === 'undone') return undoneIn(game, act.profile)
  if (act.type === 'gone') return { ...game, cards: game.cards.filter(({ id }) => id !== act.id) }
  if (act.type === 'changed') return changedIn(game, act.profile)
  if (act.type === 'told') return told(game, act.allowance)
  return { ...game, chart: moved(game.chart, { type: 'dayBegan' }) }
}

export const mayLikeNow = ({ chart, likes_left }: Game): boolean =>
  can(swipe, chart, { type: 'like', left: likes_left })

/** Nothing but looking on is left of the day. */
export const isSpent = (game: Game): boolean =>
  !can(swipe, game.chart, { type: 'like', left: game.likes_a_day })
