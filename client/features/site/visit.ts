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
import footer from '#client/platform/shell/footer.module.css'
import shell from '#client/platform/shell/shell.module.css'
import '#client/ui/sheet.module.css'
import { speak } from './speak.ts'

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

try {
  forgetWhoWasHere()
} catch {
  // A device that keeps nothing has nothing to forget.
}

const page = document.querySelector(`.${shell.shell}`)

/** Without a connection the page stays as it is until there is one; another page by now is loaded. */
const sayAnew = () => {
  const { auto } = document.body.dataset
  speak(auto ?? window.location.href).catch(() => {
    if (!navigator.onLine) window.addEventListener('online', sayAnew, { once: true })
    else if (auto) window.location.assign(auto)
    else window.location.reload()
  })
}

const language = page?.querySelector(`.${footer.words} .${choice.language}`)
language?.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return
  rememberLanguage(target.value)
  sayAnew()
})
