import type { Language } from './languages.ts'

/** What a language calls itself, with a capital: "Nederlands". */
export const languageName = (language: Language): string => {
  const name = String(new Intl.DisplayNames(language, { type: 'language' }).of(language))
  return name.charAt(0).toUpperCase() + name.slice(1)
}
