import { createInstance, type Resource, type i18n as Texts } from 'i18next'
import type { Language } from '#core/kernel/languages.ts'
import { enAll } from '#core/texts/en/platform/all.ts'
import { nlAll } from '#core/texts/nl/platform/all.ts'

const resources: Record<Language, Resource[string]> = {
  nl: { translation: nlAll },
  en: { translation: enAll },
}

const made = new Map<Language, Texts>()

/** All texts in a language, for what the server draws. */
export const textsOf = (language: Language): Texts => {
  const known = made.get(language)
  if (known) return known
  const texts = createInstance()
  texts.init({
    lng: language,
    fallbackLng: 'nl',
    resources,
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  made.set(language, texts)
  return texts
}
