import { onFilm } from './film-start.ts'
import { each, wear } from './frame-start.ts'
import styles from './transitionsvideolanding.module.css'

const scenes = [...document.querySelectorAll<HTMLElement>('[data-scene]')]

onFilm((share) => {
  const at = Math.min(scenes.length - 1, Math.floor(share * scenes.length))
  each<HTMLElement>('[data-scene]', (scene) =>
    scene.toggleAttribute('data-on', scene === scenes[at]),
  )
})

wear(styles.transitions)
