import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Settings } from '#core/site/contract.ts'
import { nl } from '../../../core/texts/nl/platform/frame.ts'
import type { Texts } from '../../../core/texts/nl/platform/texts.ts'

/** How the texts of each language are loaded; Dutch comes with the first page. */
const loaders: Record<string, () => Promise<Texts | typeof nl>> = {
  nl: async () => nl,
  en: async () => (await import('../../../core/texts/en/platform/all.ts')).en,
}

export const supportedLanguages = Object.keys(loaders)

export const i18n = createInstance()

/** Dutch at once; another language follows with the settings of the site. */
export const startTexts = () =>
  i18n.use(initReactI18next).init({
    lng: 'nl',
    fallbackLng: 'nl',
    resources: { nl: { translation: nl } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })

/**
 * Adds the other Dutch texts; other languages come whole. Every page waits for it but sign-up and login
 * (`shell/guard.ts`).
 */
export const loadAllTexts = async () => {
  const { nlRest } = await import('../../../core/texts/nl/platform/rest.ts')
  i18n.addResourceBundle('nl', 'translation', nlRest, true)
}

/** The languages that the site has switched on and that have words here. */
export const languagesOf = ({ languages }: Pick<Settings, 'languages'>) =>
  languages.filter((language) => language in loaders)

/**
 * The cookie decides; without one the account's own language, then the first two letters of
 * `domain_language` (product spec, section 7). Only a language that is switched on counts.
 */
export const languageFor = (
  settings: Pick<Settings, 'languages' | 'domain_language'>,
  chosen: { cookie: string | null; account: string | null },
): string => {
  const on = languagesOf(settings)
  const wishes = [chosen.cookie, chosen.account, settings.domain_language.slice(0, 2)]
  return wishes.find((wish) => wish !== null && on.includes(wish)) ?? on[0] ?? 'nl'
}

/** Loads the words of a language and shows the product in it. */
export const speak = async (language: string) => {
  const load = loaders[language]
  if (!load) return
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', await load())
  }
  if (i18n.language !== language) await i18n.changeLanguage(language)
  document.documentElement.lang = language
}
