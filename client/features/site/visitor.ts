import 'virtual:theme.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import '#client/ui/base.css'
import '#client/parts/discovery/fictional-label.module.css'
import { entrySkippedAt, onEntryClosed } from '#client/parts/site/entry.ts'
import dialog from '#client/parts/site/entry-dialog.module.css'
import choice from '#client/parts/site/language-choice.module.css'
import { keepSource } from '#client/parts/site/source.ts'
import { tellWhenHidden } from '#client/platform/api/page-hidden.ts'
import { rememberLanguage } from '#client/platform/i18n/remembered.ts'
import { forgetWhoWasHere } from '#client/platform/offline/own-key.ts'
import footer from '#client/platform/shell/footer.module.css'
import shell from '#client/platform/shell/shell.module.css'
import bar from '#client/platform/shell/top-bar.module.css'
import { isInstalled } from '#client/ui/installed.ts'
import sheet from '#client/ui/sheet.module.css'
import home from './home.module.css'

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

try {
  forgetWhoWasHere()
} catch {
  // A device that keeps nothing has nothing to forget.
}

const page = document.querySelector(`.${shell.shell}`)
const fetched = new Set<string>()

const prefetch = (path: string) => {
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
  for (const path of document.body.dataset.prefetch?.split(' ') ?? []) prefetch(path)
}

for (const intent of ['pointerover', 'touchstart', 'focusin']) {
  page?.addEventListener(intent, onIntent, { passive: true })
}

const language = page?.querySelector(`.${footer.words} .${choice.language}`)
language?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  rememberLanguage(target.value)
  window.location.reload()
})
