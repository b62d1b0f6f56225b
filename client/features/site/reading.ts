import './visit.ts'
import { UNDERAGE } from '#client/parts/site/entry.ts'

/** What somebody does who wants more of a list than to read what stands there. */
const ACTS = ['pointerover', 'touchstart', 'click', 'keydown', 'focusin', 'wheel', 'scroll']
/** Who has waited for longer has gone on, and would not know why something happens. */
const PRESS_MS = 4_000

const root = document.querySelector('#root')
const program = document.querySelector<HTMLTemplateElement>('template#program')
const entry = document.querySelector<HTMLDialogElement>('dialog[open]')
const isList = document.querySelector('[data-page="members"]') !== null

/** Who comes back finds a list as it was left, which the program alone knows. */
const comesBack = performance
  .getEntriesByType('navigation')
  .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

const wordsOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
const named = (words: string) =>
  [...(root?.querySelectorAll('button') ?? [])].filter((one) => wordsOf(one) === words)

type Press = { words: string; nth: number; at: number }
/** A button that was pressed before its program was there; one that the browser answers is none. */
let pressed: Press | null = null
const onPress = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button || button.hasAttribute('popovertarget')) return
  const words = wordsOf(button)
  pressed = { words, nth: named(words).indexOf(button), at: performance.now() }
  if (!isList) begin()
}

let y = window.scrollY
const keepPlace = () => {
  y = window.scrollY
}

/** Who has read on stays there, and the page of the program does what was asked of the drawn one. */
const takenOver = (taken: MutationObserver) => {
  taken.disconnect()
  window.removeEventListener('scroll', keepPlace)
  if (y && !window.scrollY && !comesBack) window.scrollTo(0, y)
  if (pressed && performance.now() - pressed.at < PRESS_MS) {
    named(pressed.words)[pressed.nth]?.click()
  }
}

/** The answers of the page are as old as the page is by now. */
const tellTheTime = () => {
  const answers = document.querySelector<HTMLTemplateElement>('#first-answers')
  const drawn = Date.parse(answers?.dataset.now ?? '')
  if (answers && drawn) answers.dataset.now = new Date(drawn + performance.now()).toISOString()
}

/** A part of an older build is gone: the page is drawn anew, once. Without a line the next act asks again. */
const onLost = () => {
  if (navigator.onLine && !comesBack) window.location.reload()
  else listen()
}

const begin = () => {
  for (const act of ACTS) window.removeEventListener(act, begin, true)
  if (!root || !program) return
  tellTheTime()
  new MutationObserver((_, taken) => takenOver(taken)).observe(root, { childList: true })
  const files = document.importNode(program.content, true)
  const script = files.querySelector('script')
  script?.addEventListener('error', onLost)
  script?.addEventListener('load', () => program.remove())
  document.head.append(files)
}

const listen = () => {
  if (!isList) return
  for (const act of ACTS) window.addEventListener(act, begin, { capture: true, passive: true })
}

/** Who logs in or out in another tab is somebody else here too: the page is drawn for them. */
const session = new BroadcastChannel('vonk.session')
session.addEventListener('message', () => {
  if (program?.isConnected) window.location.reload()
})

root?.addEventListener('click', onPress)
window.addEventListener('scroll', keepPlace, { passive: true })
if (comesBack && isList) begin()
else if (!entry) listen()
else entry.addEventListener('close', () => entry.returnValue === UNDERAGE || listen())
