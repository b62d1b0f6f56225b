/** Each language that has words, as a folder of `core/texts`. */
export const languages = ['nl', 'en', 'de'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (name: string): name is Language =>
  (languages as readonly string[]).includes(name)

/** What a language calls itself, with a capital: "Nederlands". */
export const languageName = (language: Language): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
