import { SPOKEN } from '../spoken.ts'
import { ARROW, BARS } from './film-icon.ts'
import { isStill } from './frame-start.ts'

const film = document.querySelector<HTMLVideoElement>('[data-film]')
const pause = document.querySelector<HTMLButtonElement>('[data-pause]')

const show = () => {
  const words = pause?.querySelector('span')
  if (words) words.textContent = (film?.paused ? pause?.dataset.play : pause?.dataset.pause) ?? ''
  pause?.querySelector('path')?.setAttribute('d', film?.paused ? ARROW : BARS)
}

film?.addEventListener('play', show)
film?.addEventListener('pause', show)
document.addEventListener(SPOKEN, show)
pause?.addEventListener('click', () => {
  if (film?.paused) film.play().catch(show)
  else film?.pause()
})
show()

/** After all that is seen first. */
if (!isStill()) window.addEventListener('load', () => film?.play().catch(show))

/** Which part of so many is on, and how far: from 0 to 1. */
export const onFilm = (hear: (share: number) => void) =>
  film?.addEventListener('timeupdate', () => hear(film.currentTime / (film.duration || 1)))
