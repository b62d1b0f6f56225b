/** Each language that has words, as a folder of `core/texts`. */
export const languages = [
  'nl',
  'en',
  'de',
  'fr',
  'da',
  'sv',
  'nb',
  'fi',
  'es',
  'it',
  'pl',
  'en-US',
] as const
export type Language = (typeof languages)[number]

export const isLanguage = (name: string): name is Language =>
  (languages as readonly string[]).includes(name)
