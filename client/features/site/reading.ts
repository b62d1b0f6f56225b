import './visit.ts'
import { UNDERAGE } from '#client/parts/site/entry.ts'
import { registerWorkerWhenIdle } from './worker-when-idle.ts'

registerWorkerWhenIdle()

/** What somebody does who wants more of a list than to read what stands there. */
const ACTS = ['pointerover', 'touchstart', 'click', 'keydown', 'focusin', 'wheel', 'scroll']
/** Who has waited for longer has gone on, and would not know why something happens. */
const PRESS_MS = 4_000
/** A server that could not give a part is left alone for as long. */
const AGAIN_MS = 5_000
/** What would lose what is chosen or typed in it, if it were taken away in the middle of that. */
const FIELDS = 'select, input, textarea'

const root = document.querySelector('#root')
const program = document.querySelector<HTMLTemplateElement>('template#program')
const answers = document.querySelector<HTMLTemplateElement>('#first-answers')
const drawnAt = Date.parse(answers?.dataset.now ?? '')
const entry = document.querySelector<HTMLDialogElement>('dialog[open]')
const isList = document.querySelector('[data-page="members"]') !== null

/** Who comes back finds a list as it was left, which the program alone knows. */
const comesBack = performance
  .getEntriesByType('navigation')
  .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate')

type Press = { words: string; card: string | null; nth: number; at: number }
const wordsOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent
/** Two members of one name are two cards, of which the program may show others than were drawn. */
const cardOf = (button: Element) =>
  button.closest('article')?.querySelector('a')?.getAttribute('href') ?? null
const named = ({ words, card }: Pick<Press, 'words' | 'card'>) =>
  [...(root?.querySelectorAll('button') ?? [])].filter(
    (one) => wordsOf(one) === words && cardOf(one) === card,
  )

/** A button that was pressed before its program was there; one that the browser answers is none. */
let pressed: Press | null = null
const onPress = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button || button.hasAttribute('popovertarget')) return
  const what = { words: wordsOf(button), card: cardOf(button) }
  pressed = { ...what, nth: named(what).indexOf(button), at: performance.now() }
  if (!isList) void begin()
}

let y = window.scrollY
const keepPlace = () => {
  y = window.scrollY
}

/** Who has read on stays there, and the page of the program does what was asked of the drawn one. */
const takenOver = new MutationObserver(() => {
  takenOver.disconnect()
  window.removeEventListener('scroll', keepPlace)
  if (y && !window.scrollY && !comesBack) window.scrollTo(0, y)
  if (pressed && performance.now() - pressed.at < PRESS_MS) named(pressed)[pressed.nth]?.click()
})

/** The answers of the page are as old as the page is by now. */
const tellTheTime = () => {
  const now = drawnAt + performance.now()
  if (answers && drawnAt) answers.dataset.now = new Date(now).toISOString()
}

let isComing = false

/** A part of an older build is gone: the page is drawn anew, once. Without a line it is waited for. */
const onLost = () => {
  isComing = false
  takenOver.disconnect()
  if (!navigator.onLine) window.addEventListener('online', listen, { once: true })
  else if (comesBack) window.setTimeout(listen, AGAIN_MS)
  else window.location.reload()
}

const isField = (target?: EventTarget | null) =>
  target instanceof Element && target.closest(FIELDS) !== null

/** Who is choosing a language, say, keeps the list of them under their hand. */
const whenFree = (go: () => void) => {
  const { activeElement } = document
  if (!isField(activeElement)) return go()
  const onBlur = () => window.setTimeout(() => whenFree(go))
  activeElement?.addEventListener('blur', onBlur, { once: true })
}

const fetched = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    document.head.append(link)
  })

/** All of it but its first line, which takes the page over; a browser that cannot goes without. */
const fetchAhead = (files: DocumentFragment, { src }: HTMLScriptElement) => {
  const links = [...files.querySelectorAll('link')]
  if (!links[0]?.relList.supports('modulepreload')) return Promise.resolve([])
  const first = document.importNode(links[0])
  first.href = src
  return Promise.all([first, ...links].map(fetched))
}

/** A field that somebody takes is answered by the browser, and is no reason to begin. */
const begin = async (act?: Event) => {
  if (isComing || isField(act?.target)) return
  for (const one of ACTS) window.removeEventListener(one, begin, true)
  const files = program && document.importNode(program.content, true)
  const script = files?.querySelector('script')
  if (!root || !files || !script) return
  isComing = true
  script.addEventListener('error', onLost)
  script.addEventListener('load', () => program?.remove())
  await fetchAhead(files, script)
  whenFree(() => {
    tellTheTime()
    takenOver.observe(root, { childList: true })
    document.head.append(script)
  })
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
if (comesBack && isList) void begin()
else if (!entry) listen()
else entry.addEventListener('close', () => entry.returnValue === UNDERAGE || listen())
