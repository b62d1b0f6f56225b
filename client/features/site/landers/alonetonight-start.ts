import styles from './alonetonight.module.css'
import { wear } from './frame-start.ts'

const clock = document.querySelector<HTMLTimeElement>('[data-clock]')

/** The hour of who reads it, by the minute. */
const tell = () => {
  const now = new Date()
  if (clock) {
    clock.textContent = now.toLocaleTimeString(document.documentElement.lang, {
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    })
  }
  setTimeout(tell, 60_000 - (now.getTime() % 60_000))
}

tell()

wear(styles.alone)
