import './visit.ts'
import { UNDERAGE } from '#client/parts/site/entry.ts'

/** What somebody does who wants more of a page than to read what stands there. */
const ACTS = ['pointerover', 'touchstart', 'click', 'keydown', 'focusin', 'wheel', 'scroll']

const root = document.querySelector('#root')
const program = document.querySelector<HTMLTemplateElement>('template#program')
const entry = document.querySelector<HTMLDialogElement>('dialog[open]')

const wordsOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** A button that was pressed before its program was there; one that the browser answers is none. */
let pressed: string | null = null
const onPress = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button && !button.hasAttribute('popovertarget')) pressed = wordsOf(button)
}

/** Once the page of the program stands there, it does what was asked of the drawn one. */
const answerPress = (taken: MutationObserver) => {
  taken.disconnect()
  if (pressed === null) return
  const buttons = [...(root?.querySelectorAll('button') ?? [])]
  buttons.find((button) => wordsOf(button) === pressed)?.click()
}

const begin = () => {
  for (const act of ACTS) window.removeEventListener(act, begin, true)
  if (!root || !program) return
  new MutationObserver((_, taken) => answerPress(taken)).observe(root, { childList: true })
  document.head.append(document.importNode(program.content, true))
  program.remove()
}

const beginWithAct = () => {
  root?.addEventListener('click', onPress)
  for (const act of ACTS) window.addEventListener(act, begin, { capture: true, passive: true })
}

/** Who comes back finds the page as it was left, which the program alone knows. */
const comesBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

if (comesBack()) begin()
else if (entry) {
  entry.addEventListener('close', () => entry.returnValue === UNDERAGE || beginWithAct())
} else beginWithAct()
