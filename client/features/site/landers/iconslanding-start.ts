import { SPOKEN } from '../spoken.ts'
import { each, sayInSignup, wear } from './frame-start.ts'
import styles from './iconslanding.module.css'

const tray = document.querySelector<HTMLElement>('[data-tray]')

/** Within a sentence; German nouns keep their capital. */
const within = (words: string) =>
  document.documentElement.lang === 'de' ? words : words.charAt(0).toLowerCase() + words.slice(1)

const taken = () => [...(tray?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]

/** What was taken goes along, in the words of the case. */
const keep = () => {
  const things = new Intl.ListFormat(document.documentElement.lang).format(
    taken().map(({ value }) => within(value)),
  )
  sayInSignup(things ? (tray?.dataset.tray ?? '…').replace('…', () => things) : '')
}

each<HTMLInputElement>('[data-tray] input', (input) => input.addEventListener('change', keep))
/** Of who has taken nothing, what was said elsewhere stays. */
document.addEventListener(SPOKEN, () => {
  if (taken().length > 0) keep()
})

wear(styles.icons)
