import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Profile } from '#core/contract/shapes.ts'
import styles from './deck.module.css'
import { CardFace, TopCard } from './swipe-card.tsx'

const LEAVES_MS = 220

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

type Left = { profile: Profile; like: boolean; from: string }

/** Where a card goes that was turned, from where the hand had it. */
const Leaving = ({ left, onGone }: { left: Left; onGone: () => void }) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const side = left.like ? 1 : -1
    const to = `translateX(${side * 130}%) rotate(${side * 8}deg)`
    card.current?.animate?.([{ transform: left.from || 'none' }, { transform: to }], {
      duration: LEAVES_MS,
      easing: 'cubic-bezier(0.4, 0, 1, 1)',
      fill: 'forwards',
    })
    const timer = setTimeout(onGone, LEAVES_MS)
    return () => clearTimeout(timer)
  }, [left, onGone])
  return (
    <div ref={card} className={styles.card} data-place="leaving" data-like={left.like} aria-hidden>
      <CardFace profile={left.profile} isTop={false} />
    </div>
  )
}

/** Lets the card on top leave, however it was turned. */
export const useLeaving = (card: RefObject<HTMLElement | null>) => {
  const [left, setLeft] = useState<Left | null>(null)
  const leave = (profile: Profile, like: boolean) => {
    if (!isStill()) setLeft({ profile, like, from: card.current?.style.transform ?? '' })
  }
  return { left, leave, gone: () => setLeft(null) }
}

type Props = {
  cards: Profile[]
  leaving: ReturnType<typeof useLeaving>
  card: RefObject<HTMLElement | null>
  mayTurn: (like: boolean) => boolean
  onTurn: (like: boolean) => void
}

/** The card on top, the next one behind it, and the one that leaves. */
export const Deck = ({ cards: [top, next], leaving, card, mayTurn, onTurn }: Props) => (
  <div className={styles.deck}>
    {next && (
      <div key={next.id} className={styles.card} data-place="next" aria-hidden="true">
        <CardFace profile={next} isTop={false} />
      </div>
    )}
    {top && <TopCard key={top.id} profile={top} card={card} mayTurn={mayTurn} onTurn={onTurn} />}
    {leaving.left && <Leaving left={leaving.left} onGone={leaving.gone} />}
  </div>
)
