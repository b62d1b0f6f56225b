/** Each language that has words, as a folder of `core/texts`, and what it calls itself. */
export const languageNames = { nl: 'Nederlands', en: 'English' } as const
export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as Language[]

export const isLanguage = (name: string): name is Language => Object.hasOwn(languageNames, name)
