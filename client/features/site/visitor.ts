import shell from '#client/platform/shell/shell.module.css'
import bar from '#client/platform/shell/top-bar.module.css'
import './visit.ts'
import home from './home.module.css'
import { registerWorkerWhenIdle } from './worker-when-idle.ts'

registerWorkerWhenIdle()

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
