import { isStill, wear } from './frame-start.ts'
import styles from './gallery.module.css'

const wall = document.querySelector<HTMLElement>('[data-wall]')
const next = document.querySelector<HTMLButtonElement>('[data-next]')

/** What scrolls is reached by keyboard too. */
if (wall) wall.tabIndex = 0

/** The arrow walks one frame, and from the last back to the first. */
next?.addEventListener('click', () => {
  if (!wall) return
  const frames = [...wall.querySelectorAll<HTMLElement>('li')]
  const step = (frames[1]?.offsetLeft ?? 0) - (frames[0]?.offsetLeft ?? 0)
  const isAtEnd = wall.scrollLeft + wall.clientWidth >= wall.scrollWidth - 2
  const left = isAtEnd ? 0 : wall.scrollLeft + step
  wall.scrollTo({ left, behavior: isStill() ? 'auto' : 'smooth' })
})

wear(styles.gallery)
