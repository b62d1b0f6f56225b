import { SPOKEN } from '../spoken.ts'
import { wear } from './frame-start.ts'
import styles from './tinderswipe.module.css'

/** How far a card is moved until it leaves, in CSS pixels. */
const FAR = 80

const stack = document.querySelector<HTMLElement>('[data-stack]')
const liked = document.querySelector<HTMLElement>('[data-liked]')
const names: string[] = []

const top = () =>
  [...(stack?.querySelectorAll<HTMLElement>('[data-card]:not([data-went])') ?? [])].at(-1)

const tellLiked = () => {
  if (liked && names.length > 0) liked.textContent = `${liked.dataset.liked}: ${names.join(', ')}`
}
document.addEventListener(SPOKEN, tellLiked)

const decide = (likes: boolean) => {
  const card = top()
  if (!card) return
  card.dataset.went = likes ? 'yes' : 'no'
  card.style.removeProperty('transform')
  if (!likes) return
  names.push(card.dataset.card ?? '')
  tellLiked()
}

document.querySelector('[data-no]')?.addEventListener('click', () => decide(false))
document.querySelector('[data-yes]')?.addEventListener('click', () => decide(true))

/** Keys with another one are the browser's, and what lies over the cards has its own. */
const isForCards = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey) && !document.querySelector('dialog[open]')

window.addEventListener('keydown', (event) => {
  const { key, target } = event
  if (!isForCards(event)) return
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return
  if (key === 'ArrowRight') decide(true)
  if (key === 'ArrowLeft') decide(false)
})

let from: number | null = null

stack?.addEventListener('pointerdown', (event) => {
  from = event.clientX
  stack.setPointerCapture(event.pointerId)
})

stack?.addEventListener('pointermove', ({ clientX }) => {
  if (from === null) return
  const by = clientX - from
  const turn = Math.max(-8, Math.min(8, by / 20))
  top()?.style.setProperty('transform', `translateX(${by}px) rotate(${turn}deg)`)
})

stack?.addEventListener('pointerup', ({ clientX }) => {
  if (from === null) return
  const by = clientX - from
  from = null
  if (Math.abs(by) > FAR) decide(by > 0)
  else top()?.style.removeProperty('transform')
})

stack?.addEventListener('pointercancel', () => {
  from = null
  top()?.style.removeProperty('transform')
})

wear(styles.swipe)
