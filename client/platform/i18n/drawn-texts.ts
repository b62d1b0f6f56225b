import { createInstance, type Resource, type i18n as Texts } from 'i18next'
import type { Language } from '#core/kernel/languages.ts'
import { baseOf, over } from '#core/kernel/variants.ts'
import { isolate } from '#core/normalisation/direction.ts'

type Found = Record<string, Record<string, object>>

const whole = import.meta.glob('../../../core/texts/*/platform/all.ts', { eager: true }) as Found
const rules = import.meta.glob('../../../core/texts/*/moderation/rulebook.ts', {
  eager: true,
}) as Found

const landers = import.meta.glob('../../../core/texts/*/site/landers.ts', {
  eager: true,
}) as Found

type Words = Extract<Resource[string][string], object>

/** The only export of what a language has under this path; a variant has its own words over those of its base. */
const textsIn = (files: Found, language: Language): Words => {
  const [, file] =
    Object.entries(files).find(([path]) => path.includes(`/texts/${language}/`)) ?? []
  const own = (Object.values(file ?? {})[0] ?? {}) as Words
  const base = baseOf(language)
  return base ? over(textsIn(files, base), own) : own
}

const resourcesOf = (language: Language): Resource[string] => ({
  translation: textsIn(whole, language),
  rulebook: textsIn(rules, language),
  landers: textsIn(landers, language),
})

const made = new Map<Language, Texts>()

/** All texts in a language, for what the server draws. */
export const textsOf = (language: Language): Texts => {
  const known = made.get(language)
  if (known) return known
  const texts = createInstance()
  texts.init({
    lng: language,
    fallbackLng: 'nl',
    resources: {
      nl: resourcesOf('nl'),
      [language]: resourcesOf(language),
    },
    interpolation: { escape: isolate },
    initAsync: false,
  })
  made.set(language, texts)
  return texts
}
