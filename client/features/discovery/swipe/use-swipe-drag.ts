import { useDrag } from '@use-gesture/react'
import type { RefObject } from 'react'

/** So far a card is drawn, or so fast, and it is decided. */
const FAR_PX = 90
const FAST = 0.6
const MOVED_PX = 48
const TURN_MAX_DEG = 8
const TURN_AT_PX = 240

const turnOf = (x: number) =>
  Math.max(-TURN_MAX_DEG, Math.min(TURN_MAX_DEG, (x / TURN_AT_PX) * TURN_MAX_DEG))

/** The card stands where the finger has it, without the page being drawn anew. */
export const follow = (card: HTMLElement, x: number, y: number) => {
  card.style.transform = `translate(${x}px, ${y}px) rotate(${turnOf(x)}deg)`
  card.style.setProperty('--liked', String(Math.max(0, Math.min(1, x / FAR_PX))))
  card.style.setProperty('--skipped', String(Math.max(0, Math.min(1, -x / FAR_PX))))
}

export const letGo = (card: HTMLElement) => {
  card.style.transform = ''
  card.style.setProperty('--liked', '0')
  card.style.setProperty('--skipped', '0')
}

type Hands = {
  card: RefObject<HTMLElement | null>
  /** Null where nothing can come of it, and the card goes back. */
  mayTurn: (like: boolean) => boolean
  onTurn: (like: boolean) => void
  onTap: () => void
}

/** A card under a thumb or a mouse: right is a like, left a skip, and a tap opens the profile. */
export const useSwipeDrag = ({ card, mayTurn, onTurn, onTap }: Hands) =>
  useDrag(
    ({ active, tap, movement: [x, y], velocity: [speed], direction: [way], canceled }) => {
      const one = card.current
      if (!one) return
      if (tap) return onTap()
      one.toggleAttribute('data-held', active)
      if (active) return follow(one, x, y / 4)
      const isFast = speed > FAST && Math.abs(x) > MOVED_PX && Math.sign(x) === way
      const like = x > 0
      if (!canceled && (Math.abs(x) > FAR_PX || isFast) && mayTurn(like)) onTurn(like)
      else letGo(one)
    },
    { filterTaps: true, axis: 'x', pointer: { touch: true } },
  )
