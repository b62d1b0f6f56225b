import { each, sayInSignup, wear } from './frame-start.ts'
import styles from './iconslanding.module.css'

const tray = document.querySelector<HTMLElement>('[data-tray]')

/** What was taken goes along, in the words of the case. */
const keep = () => {
  const taken = [...(tray?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
  const things = new Intl.ListFormat(document.documentElement.lang).format(
    taken.map(({ value }) => value.toLowerCase()),
  )
  sayInSignup(things ? (tray?.dataset.tray ?? '…').replace('…', () => things) : '')
}

each<HTMLInputElement>('[data-tray] input', (input) => input.addEventListener('change', keep))

wear(styles.icons)
