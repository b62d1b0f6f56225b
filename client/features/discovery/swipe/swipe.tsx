import { Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { Empty } from '#client/ui/states.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import { Deck, useLeaving } from './deck.tsx'
import { Done } from './done.tsx'
import { Hearts } from './hearts.tsx'
import styles from './swipe.module.css'
import { KeysBeside, ToldBeside } from './told-beside.tsx'
import { TurnButtons, UndoButton } from './turn-buttons.tsx'
import { loadGame, useGame } from './use-game.ts'

const ReachNotice = lazyPart(async () => (await import('../reach-notice.tsx')).ReachNotice)
const MatchMoment = lazyPart(async () => (await import('../match-moment.tsx')).MatchMoment)

export const loader = loadGame

type Keys = Record<string, (() => void) | undefined>

/** Keys of the page itself: whoever is in a dialog, a menu or a field means something else. */
const useKeys = (keys: Keys) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, repeat } = event
    const isElsewhere =
      target instanceof Element && target !== document.body && !target.closest('[data-swipe]')
    const isCovered = document.querySelector('dialog[open]') !== null
    if (isElsewhere || isCovered || repeat || event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[key.length === 1 ? key.toLowerCase() : key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useLayoutEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

const Nobody = () => {
  const { t } = useTranslation()
  return (
    <Empty title={t('swipe.nobody')} text={t('swipe.nobodyText')} place="terrace">
      <Button component={Link} to={paths.members()}>
        {t('swipe.toMembers')}
      </Button>
    </Empty>
  )
}

/** The swipe game: a card at a time, by thumb, by button and by key. */
export const Component = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [matched, setMatched] = useState<Profile | null>(null)
  const [looksOn, setLooksOn] = useState(false)
  const card = useRef<HTMLElement | null>(null)
  const leaving = useLeaving(card)
  const [isWarned, setIsWarned] = useState(useUser()?.has_avoided ?? false)
  const { game, said, mayLike, isSpent, dayBegan, ...hands } = useGame({ onMatch: setMatched })
  const [top] = game.cards
  const isDone = isSpent && !looksOn
  const turn = (like: boolean) => {
    if (top && (!like || mayLike)) leaving.leave(top, like)
    hands.turn(like)
  }
  const undo = game.last ? hands.undo : null
  const onTop = (act: () => void) => (top && !isDone ? act : undefined)
  useKeys({
    ArrowRight: onTop(() => turn(true)),
    ArrowLeft: onTop(() => turn(false)),
    ArrowUp: onTop(() => top && void navigate(paths.memberChat(top.id))),
    z: undo ?? undefined,
  })
  return (
    <div className={styles.page} data-swipe data-done={isDone}>
      <header className={styles.head}>
        <h1>{t('swipe.title')}</h1>
        <Hearts left={game.likes_left} all={game.likes_a_day} />
        {(isDone || !top) && <UndoButton undo={undo} />}
      </header>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      {isDone ? (
        <Done game={game} lookOn={top ? () => setLooksOn(true) : null} dayBegan={dayBegan} />
      ) : top ? (
        <>
          <section className={styles.game} aria-label={t('swipe.card')}>
            <Deck
              cards={game.cards}
              leaving={leaving}
              card={card}
              mayTurn={(like) => !like || mayLike}
              onTurn={turn}
            />
            <TurnButtons top={top} mayLike={mayLike} undo={undo} turn={turn} />
          </section>
          <KeysBeside game={game} />
          <ToldBeside profile={top} />
        </>
      ) : (
        <Nobody />
      )}
      {isWarned && (
        <Suspense>
          <ReachNotice
            onNo={() => void navigate(paths.members())}
            onClose={() => setIsWarned(false)}
          />
        </Suspense>
      )}
      {matched && (
        <Suspense>
          <MatchMoment member={matched} onClose={() => setMatched(null)} />
        </Suspense>
      )}
    </div>
  )
}
