import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { onMemberChanged } from '#client/parts/discovery/changed-member.ts'
import { showLike } from '#client/parts/discovery/found-members.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { Profile } from '#core/contract/shapes.ts'
import {
  beginGame,
  type Dealt,
  type Game,
  type Act as GameAct,
  isSpent,
  mayLikeNow,
  play,
} from './game.ts'

const FRESH_MS = 10_000
/** With so few left the next ones are asked for. */
const FEW = 3

export const swipeQuery = queryOptions({
  queryKey: ['swipe-game'],
  queryFn: ({ signal }) => call('GET /api/swipe-game.php', { signal }),
  staleTime: FRESH_MS,
})

/** One call after another, as the turns were: the last one is what can be undone. */
const inTurn = { scope: { id: 'swipe-game' }, mutationKey: ['swipe-game'] }

/** Whether nothing is on its way but so many: what was counted before a turn knows nothing of it. */
const isSettled = (but: number) =>
  queryClient.isMutating({ mutationKey: inTurn.mutationKey }) === but

type Turn = { profile: Profile; like: boolean }
type Last = NonNullable<Game['last']>
type Act = (act: GameAct) => void
type Told = { act: Act; onMatch: (profile: Profile) => void; onGone: () => void; anew: () => void }

/** The calls of the turns, whose answers correct what shows already. */
const useTurns = ({ act, onMatch, onGone, anew }: Told) => {
  const { of } = useWords()
  /** Whatever went wrong, what the server knows is shown next. */
  const onError = (error: unknown) => {
    void showMessage(of(error))
    anew()
  }
  const turning = useMutation({
    ...inTurn,
    mutationFn: ({ profile: { id }, like }: Turn) =>
      call('POST /api/swipe-game.php', { body: { id, like }, idempotencyKey: newId() }),
    onSuccess: (answer, { profile }) => {
      if (isSettled(1)) act({ type: 'told', allowance: answer })
      if (answer.match) onMatch(profile)
    },
    onError: (error, { profile }) => {
      showLike(profile.id, false)
      onError(error)
    },
  })
  const undoing = useMutation({
    ...inTurn,
    mutationFn: ({ id }: Last) =>
      call('DELETE /api/swipe-game.php', { body: { id }, idempotencyKey: newId() }),
    onSuccess: (answer, last) => {
      if (!last.profile) act({ type: 'undone', profile: answer.profile })
      if (isSettled(1)) act({ type: 'told', allowance: answer })
      if (answer.profile) return
      act({ type: 'gone', id: last.id })
      onGone()
    },
    onError,
  })
  return { turning, undoing }
}

/** What is said aloud of a turn, and of who comes next. */
const useSayings = () => {
  const { t } = useTranslation()
  const next = (card: Profile | undefined) =>
    card ? t('swipe.now', { name: card.name, age: card.age }) : ''
  const left = (count: number) => (count > 0 ? t('swipe.today', { count }) : t('swipe.todayNone'))
  return {
    liked: ({ name }: Profile, after: number, card: Profile | undefined) =>
      `${t('swipe.saidLiked', { name })} ${left(after)} ${next(card)}`,
    skipped: ({ name }: Profile, card: Profile | undefined) =>
      `${t('swipe.saidSkipped', { name })} ${next(card)}`,
    back: (card: Profile) => `${t('swipe.saidBack', { name: card.name })} ${next(card)}`,
    gone: () => t('swipe.saidGone'),
    none: () => t('swipe.saidNone'),
  }
}

/** The stack as the server deals it, and more of it before it is at its end. */
const useDealing = (game: Game, act: Act, { data, refetch, isFetching }: Dealing) => {
  const known = useRef(data)
  useEffect(() => {
    if (known.current === data) return
    known.current = data
    act({ type: 'dealt', dealt: data })
    if (isSettled(0)) act({ type: 'told', allowance: data })
  }, [data, act])
  const isShort = game.cards.length <= FEW && !game.isDry && !isFetching && isSettled(0)
  const askMore = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (isShort) askMore()
  }, [isShort])
}
type Dealing = { data: Dealt; refetch: () => Promise<unknown>; isFetching: boolean }

/** The turns and what is said of them; each shows at once, and the server's answer corrects it. */
export const useGame = ({ onMatch }: { onMatch: (profile: Profile) => void }) => {
  const dealing = useSuspenseQuery(swipeQuery)
  const [game, act] = useReducer(play, dealing.data, beginGame)
  const [said, say] = useState('')
  const sayings = useSayings()
  const anew = () => void dealing.refetch()
  const onGone = () => say(sayings.gone())
  const { turning, undoing } = useTurns({ act, onMatch, onGone, anew })
  useDealing(game, act, dealing)
  useEffect(
    () =>
      onMemberChanged((id, profile) =>
        act(profile ? { type: 'changed', profile } : { type: 'gone', id }),
      ),
    [],
  )

  const turn = (like: boolean) => {
    const [top, next] = game.cards
    if (!top) return
    if (like && !mayLikeNow(game)) return say(sayings.none())
    act({ type: 'turned', like })
    if (like) showLike(top.id, true)
    say(like ? sayings.liked(top, game.likes_left - 1, next) : sayings.skipped(top, next))
    turning.mutate({ profile: top, like })
  }
  const undo = () => {
    const { last } = game
    if (!last || undoing.isPending) return
    if (last.profile) {
      act({ type: 'undone', profile: last.profile })
      showLike(last.id, false)
      say(sayings.back(last.profile))
    }
    undoing.mutate(last)
  }
  const dayBegan = () => {
    act({ type: 'dayBegan' })
    anew()
  }
  return { game, said, turn, undo, dayBegan, mayLike: mayLikeNow(game), isSpent: isSpent(game) }
}

/** It is asked anew whenever one comes: others may have turned meanwhile what was on the stack. */
export const loadGame = () => queryClient.fetchQuery({ ...swipeQuery, staleTime: 0 })
