import '../visit.ts'
import { rememberDomainLanguage } from '#client/platform/i18n/remembered.ts'
import {
  deviceStorage,
  isRecord,
  readKept,
  SIGNUP_DRAFT,
  storeJson,
} from '#client/platform/storage.ts'
import { languageIn } from '#core/site/language-shown.ts'
import frame from './frame.module.css'

/** Who chose no language goes on in that of the lander's address; what a domain decided is no choice. */
if (languageIn(document.cookie, '') === null) rememberDomainLanguage(document.documentElement.lang)

/** What was said on a lander stands in the form of sign-up, and nothing else typed there is lost. */
export const sayInSignup = (words: string) => {
  const before = readKept(deviceStorage, SIGNUP_DRAFT, isRecord) ?? {}
  storeJson(deviceStorage, SIGNUP_DRAFT, { ...before, signup_message: words })
}

const form = document.querySelector<HTMLFormElement>('form[data-ask]')
form?.addEventListener('submit', () => {
  const answer = form.querySelector<HTMLInputElement>('input[type="text"]')?.value.trim()
  if (answer) sayInSignup((form.dataset.ask ?? '…').replace('…', () => answer))
})

export const each = <E extends Element>(selector: string, visit: (element: E) => void) => {
  for (const element of document.querySelectorAll<E>(selector)) visit(element)
}

/** Nothing moves by itself for who asked for that. */
export const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A lander says by its own class that its script listens; so its style is a part of what is built. */
export const wear = (style: string | undefined) => {
  document.querySelector(`.${frame.stage}.${style}`)?.setAttribute('data-listens', '')
}
