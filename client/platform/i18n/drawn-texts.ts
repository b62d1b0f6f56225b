import { createInstance, type Resource, type i18n as Texts } from 'i18next'
import type { Language } from '#core/kernel/languages.ts'
import { enRulebook } from '#core/texts/en/moderation/rulebook.ts'
import { enAll } from '#core/texts/en/platform/all.ts'
import { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'
import { nlAll } from '#core/texts/nl/platform/all.ts'

const resources: Record<Language, Resource[string]> = {
  nl: { translation: nlAll, rulebook: nlRulebook },
  en: { translation: enAll, rulebook: enRulebook },
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
