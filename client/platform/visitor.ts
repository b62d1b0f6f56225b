import 'virtual:theme.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import '../ui/base.css'
import home from '../features/site/home.module.css'
import { entrySkippedAt, onEntryClosed } from '../parts/site/entry.ts'
import dialog from '../parts/site/entry-dialog.module.css'
import choice from '../parts/site/language-choice.module.css'
import { keepSource } from '../parts/site/source.ts'
import { isInstalled } from '../ui/installed.ts'
import sheet from '../ui/sheet.module.css'
import { tellWhenHidden } from './api/page-hidden.ts'
import { rememberLanguage } from './i18n/remembered.ts'
import footer from './shell/footer.module.css'
import shell from './shell/shell.module.css'
import bar from './shell/top-bar.module.css'

keepSource()
tellWhenHidden()

/** Who chose light or dark once finds it so here too; others see what the system has. */
try {
  const chosen = window.localStorage.getItem('mantine-color-scheme-value')
  const isChosen = chosen === 'light' || chosen === 'dark'
  if (isChosen) document.documentElement.dataset.mantineColorScheme = chosen
} catch {
  // The device keeps nothing, so nothing was chosen.
}

/** The server has drawn it where the site warns; what only this device knows is asked here. */
const entry = document.querySelector<HTMLDialogElement>(`.${sheet.sheet}.${dialog.entry}`)
if (entry && entrySkippedAt() === null && !isInstalled()) {
  entry.addEventListener('close', () => onEntryClosed(entry))
  entry.showModal()
}

const page = document.querySelector(`.${shell.shell}`)
const fetched = new Set<string>()

const fetchAhead = (path: string) => {
  if (fetched.has(path)) return
  fetched.add(path)
  const link = document.createElement('link')
  const as = path.endsWith('.css') ? 'style' : 'script'
  document.head.append(Object.assign(link, { rel: 'prefetch', href: path, as }))
}

/** Whoever is about to follow a link gets what the next page needs a moment sooner. */
const onIntent = ({ target }: Event) => {
  const links = `.${home.actions} a, .${bar.visitor} a`
  if (!(target instanceof Element) || !target.closest(links)) return
  for (const path of document.body.dataset.ahead?.split(' ') ?? []) fetchAhead(path)
}

for (const intent of ['pointerover', 'touchstart', 'focusin']) {
  page?.addEventListener(intent, onIntent, { passive: true })
}

const language = page?.querySelector(`.${footer.line} .${choice.language}`)
language?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  rememberLanguage(target.value)
  window.location.reload()
})
