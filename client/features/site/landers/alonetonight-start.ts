import { SPOKEN } from '../spoken.ts'
import styles from './alonetonight.module.css'
import { wear } from './frame-start.ts'

const clock = document.querySelector<HTMLTimeElement>('[data-clock]')
const day = document.querySelector<HTMLElement>('[data-day]')

/** The hour of who reads it, in the language of the page. */
const tell = () => {
  const now = new Date()
  if (clock) {
    clock.textContent = now.toLocaleTimeString(document.documentElement.lang, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  }
  if (day) {
    const weekday = now.toLocaleDateString(document.documentElement.lang, { weekday: 'long' })
    const words = day.dataset.day?.split('|')[Math.floor(now.getHours() / 6)] ?? '…'
    day.textContent = words.replace('…', weekday)
  }
}

const tellByTheMinute = () => {
  tell()
  setTimeout(tellByTheMinute, 60_000 - (Date.now() % 60_000))
}

tellByTheMinute()
document.addEventListener(SPOKEN, tell)

wear(styles.alone)
