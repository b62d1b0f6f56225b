import 'virtual:theme.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/global.css'
import '#client/ui/base.css'
import '#client/parts/discovery/fictional-label.module.css'
import '#client/parts/site/entry-dialog.module.css'
import choice from '#client/parts/site/language-choice.module.css'
import { keepSource } from '#client/parts/site/source.ts'
import { tellWhenHidden } from '#client/platform/api/page-hidden.ts'
import { rememberLanguage } from '#client/platform/i18n/remembered.ts'
import { forgetWhoWasHere } from '#client/platform/offline/own-key.ts'
import '#client/platform/shell/footer.module.css'
import shell from '#client/platform/shell/shell.module.css'
import '#client/ui/sheet.module.css'
import { LANGUAGE_ASKED } from '#core/site/engines/rules.ts'
import { speak } from './speak.ts'

keepSource()
tellWhenHidden()

/** A visitor is shown no new like, and their address does not keep asking for one (LIK-05). */
const address = new URL(window.location.href)
if (address.searchParams.has('t')) {
  address.searchParams.delete('t')
  window.history.replaceState(window.history.state, '', address)
}

/** Who chose light or dark once finds it so here too; others see what the system has. */
try {
  const chosen = window.localStorage.getItem('mantine-color-scheme-value')
  const isChosen = chosen === 'light' || chosen === 'dark'
  if (isChosen) document.documentElement.dataset.mantineColorScheme = chosen
} catch {
  // The device keeps nothing, so nothing was chosen.
}

try {
  forgetWhoWasHere()
} catch {
  // A device that keeps nothing has nothing to forget.
}

const page = document.querySelector(`.${shell.shell}`)

/** A server that could not give the page is asked again so much later. */
const AGAIN_MS = 2_000

/** In the bar on top and in the footer. */
const choices = [...(page?.querySelectorAll<HTMLSelectElement>(`.${choice.language}`) ?? [])]
const isHere = () => choices.some((one) => one.isConnected)
let again = 0

/** This page for who has chosen a language: its address names none, and its slug is that of a reader. */
const pathNow = () => {
  const { href, search, hash } = window.location
  const to = new URL(document.body.dataset.auto ?? href, href)
  Object.assign(to, { search, hash })
  to.searchParams.delete(LANGUAGE_ASKED)
  return to.href
}

/** The page stays as it is until it can be had in the other language; the program has its own. */
const sayAnew = async () => {
  window.clearTimeout(again)
  if (!isHere()) return
  const to = pathNow()
  const outcome = await speak(to)
  if (!isHere() || outcome === 'said') return
  if (outcome === 'lost') {
    if (navigator.onLine) again = window.setTimeout(sayAnew, AGAIN_MS)
    else window.addEventListener('online', sayAnew, { once: true })
  } else if (to === window.location.href) window.location.reload()
  else window.location.assign(to)
}

for (const one of choices) {
  one.addEventListener('change', () => {
    for (const other of choices) other.value = one.value
    rememberLanguage(one.value)
    void sayAnew()
  })
}
